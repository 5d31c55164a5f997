/** Every code that a problem may have. Clients depend on these, so a new one needs a reason. */
export type ErrorCode =
  /** A required value is missing or empty. */
  | 'REQUIRED'
  /** A value does not have the required form or type. */
  | 'INVALID'
  /** A text or list exceeds its maximum length. */
  | 'TOO_LONG'
  /** An entity with the same identity already exists. */
  | 'ALREADY_EXISTS'
  /** No entity with that identity exists, or it belongs to another tenant. */
  | 'NOT_FOUND'
  /** Another user has changed the entity since it was read. */
  | 'CONFLICT'
  /** There were too many attempts to sign in or reset a password. */
  | 'TOO_MANY_ATTEMPTS'
  /** A documented limit on size, depth, cost or time was exceeded. */
  | 'LIMIT_EXCEEDED'
  /** The server or its database is currently overloaded or unavailable. */
  | 'BUSY'
  /** The request has no valid sign-in. */
  | 'UNAUTHENTICATED'
  /** The caller does not have the required right. */
  | 'FORBIDDEN'
  /** An internal error; details are logged with the request id. */
  | 'INTERNAL';
