/** Every code that a problem may carry; clients decide on these, so a new one needs a reason. */
export type ErrorCode =
  /** A value that must be given is missing or empty. */
  | 'REQUIRED'
  /** A value is not of the required form or kind. */
  | 'INVALID'
  /** A text or list exceeds its maximum length. */
  | 'TOO_LONG'
  /** Something of that identity is there already. */
  | 'ALREADY_EXISTS'
  /** Nothing of that identity is there, or it is another tenant's. */
  | 'NOT_FOUND'
  /** Somebody else changed the same thing since it was read. */
  | 'CONFLICT'
  /** Sign-in or reset was tried too often. */
  | 'TOO_MANY_ATTEMPTS'
  /** A documented limit on size, depth, cost or time was met. */
  | 'LIMIT_EXCEEDED'
  /** The server or its database cannot take the work on right now. */
  | 'BUSY'
  /** The request has no valid sign-in. */
  | 'UNAUTHENTICATED'
  /** Whoever is behind the request may not do this. */
  | 'FORBIDDEN'
  /** A fault of ours; details are in the log under the request id. */
  | 'INTERNAL';
