/** @file What a kernelspec starts: `node launch.cjs <connection file>`. */
require("./register.cjs");
require("./main");
