import type { Sentence } from '@coverwright/insurance/sentence';
import type { ErrorCode } from './error-codes.ts';

/** A problem of a request: what happened and what to do about it. Its message is in English. */
export interface Problem extends Sentence {
  readonly code: ErrorCode;
  /** Dotted path of the input, such as product.productId.plan. */
  readonly path?: string;
  /** For CONFLICT: the username of the last author, if that user still exists. */
  readonly by?: string;
  /** For CONFLICT: the time of that change. */
  readonly at?: Date;
  /** For LIMIT_EXCEEDED, if it is a limit of the tenant: its name, such as records. */
  readonly limit?: string;
  /** For a problem in a template or query: its line, starting at 1. */
  readonly line?: number;
  readonly column?: number;
  /** About 30 characters around that position, which is marked. */
  readonly excerpt?: string;
}

/** A problem for a reader of one language. */
export type WordedProblem = Omit<Problem, keyof Sentence> & Pick<Sentence, 'message'>;

/** An expected failure. It contains all problems together, which are shown to the user unchanged. */
export class UserError extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join(' '));
    this.name = 'UserError';
    this.problems = problems;
  }
}

/** Throws all problems together, if there are any. */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(...problems);
}
