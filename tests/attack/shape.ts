// What an attack consists of: shapes, as data in shapes/, each of which makes the requests of one idea.

/** What a shape may use of the running server. */
export interface Target {
  readonly host: string;
  readonly port: number;
  /** Of whoever sends the request, who may be a guest of the demo's website; undefined for nobody. */
  readonly authorization: string | undefined;
}

export interface HttpAttempt {
  readonly kind: 'http';
  readonly method: string;
  /** Sent as it is. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
}

/** Bytes on a connection of their own, for everything that no HTTP client would send. */
export interface RawAttempt {
  readonly kind: 'raw';
  readonly parts: readonly (string | Uint8Array)[];
  /** Between two parts; 0 by default. */
  readonly pauseMs?: number;
  /** How long to wait for an answer after the last part; then the connection is closed. 3 s by default. */
  readonly holdMs?: number;
  /** Whether the answer stays unread for that long. */
  readonly isUnread?: boolean;
}

export type Attempt = HttpAttempt | RawAttempt;

export interface Shape {
  readonly theme: string;
  readonly name: string;
  readonly by: 'nobody' | 'a guest' | 'one user' | 'all users';
  /** Requests of one turn; 1 by default. */
  readonly times?: number;
  /** Of these, how many at the same time; 1 by default. */
  readonly sideBySide?: number;
  /** Instead of from a different one for each request. */
  readonly isFromOneAddress?: boolean;
  /** Whether the server may close the connection instead of answering. */
  readonly mayBeCut?: boolean;
  /** Brought an earlier version down: it comes first, in every run. */
  readonly wasHole?: true;
  /** Left out of the short run. */
  readonly isLong?: boolean;
  readonly make: (nth: number, target: Target) => Attempt;
}
