import type { ErrorCode } from './error-codes.ts';

/** One thing that is wrong with a request: what happened and what to do, in words. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  /** Dotted path of the input it is about, such as product.productId.plan. */
  readonly path?: string;
  /** Of a CONFLICT: username of who wrote last, where that user is still there. */
  readonly by?: string;
  /** Of a CONFLICT: when that was. */
  readonly at?: Date;
  /** Of a LIMIT_EXCEEDED that is a limit of the tenant: its name, such as records. */
  readonly limit?: string;
  /** Of a problem in a template or a query: where in it, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** About 30 characters around that place, with a mark before it. */
  readonly excerpt?: string;
}

/** An expected failure. It carries all problems together, which are shown to the user unchanged. */
export class UserError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join(' '));
    this.name = 'UserError';
    this.problems = problems;
  }
}

/** Throws all problems together when there is any. */
export function requireNone(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(...problems);
}
