/** A value that a caller may omit or send as null. */
export type Maybe<Value> = Value | null | undefined;
