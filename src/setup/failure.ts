/** A failure with a name and a cure: its message is all that the user needs to see. */
export class SetupFailure extends Error {}
