// The attack consists of shapes, as data in shapes/, each of which creates the requests for one idea.

/** What a shape may use from the running server. */
export interface Target {
  readonly host: string;
  readonly port: number;
  /** Token of the sender, who may be a guest of the demo's website; undefined for none. */
  readonly authorization: string | undefined;
}

export interface HttpAttempt {
  readonly kind: 'http';
  readonly method: string;
  /** Sent unchanged. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
}

/** Bytes on a separate connection, for everything that no HTTP client would send. */
export interface RawAttempt {
  readonly kind: 'raw';
  readonly parts: readonly (string | Uint8Array)[];
  /** Between two parts; 0 by default. */
  readonly pauseMs?: number;
  /** How long to wait for an answer after the last part; then the connection is closed. 3 s by default. */
  readonly holdMs?: number;
  /** Whether the response stays unread for that long. */
  readonly isUnread?: boolean;
}

export type Attempt = HttpAttempt | RawAttempt;

export interface Shape {
  readonly theme: string;
  readonly name: string;
  readonly by: 'nobody' | 'a guest' | 'one user' | 'all users';
  /** Requests per turn; 1 by default. */
  readonly times?: number;
  /** How many of these in parallel; 1 by default. */
  readonly sideBySide?: number;
  /** Use one address instead of a different one for each request. */
  readonly isFromOneAddress?: boolean;
  /** Whether the server may close the connection instead of answering. */
  readonly mayBeCut?: boolean;
  /** Crashed an earlier version: it comes first, in every run. */
  readonly wasHole?: true;
  /** Omitted from the short run. */
  readonly isLong?: boolean;
  readonly make: (nth: number, target: Target) => Attempt;
}
