/** @file Starts the control thread; see control-channel.ts. */
require("./register.cjs");
require("./control-thread");
