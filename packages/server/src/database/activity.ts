// What the database access reports for metrics and logs. Independent of how these are written.

/** A statement that has ended. Neither its text nor its parameters, which contain users' data. */
export interface StatementRun {
  /** What it does and to which table, such as "select policies"; the number of labels is bounded. */
  readonly label: string;
  /** Identifies its text; also the name by which PostgreSQL knows it, if it is sent by name. */
  readonly name: () => string;
  /** Until its answer, including statements before it that were sent on the same connection. */
  readonly durationMs: number;
  readonly hasFailed: boolean;
}

export interface DatabaseObserver {
  /** A transaction has got its connection. */
  onConnection?(waitMs: number): void;
  onStatement?(run: StatementRun): void;
}

export interface DatabaseActivity {
  /** Connections of the pool, of which `used` run a transaction. */
  connections(): { readonly max: number; readonly open: number; readonly used: number };
  /** Transactions that wait for a turn. */
  waiting(): number;
  /** From now on, until the database is closed. */
  observe(observer: DatabaseObserver): void;
}
