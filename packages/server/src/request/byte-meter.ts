// Counts bytes against a limit while they come in or are built, so that the work ends there and not after it.
import { type Problem, UserError } from '../errors/user-error.ts';

const mebibyte = 1024 * 1024;

/** MiB that one request may have; docs/limits.md has the same numbers. */
export const byteLimits = {
  /** What the database sends for it. */
  reading: 32,
  /** What it is answered. */
  answer: 32,
} as const;

export interface ByteMeter {
  /** Throws a UserError once the limit is exceeded, and from then on each time. */
  count(sizeBytes: number): void;
}

export function createByteMeter(limitBytes: number, refusal: Problem): ByteMeter {
  let counted = 0;
  return {
    count: (sizeBytes) => {
      counted += sizeBytes;
      if (counted > limitBytes) throw new UserError(refusal);
    },
  };
}

export function createReadMeter(): ByteMeter {
  return createByteMeter(byteLimits.reading * mebibyte, {
    code: 'LIMIT_EXCEEDED',
    message: `The request exceeds the reading limit: it needs more than ${byteLimits.reading} MiB from the database. Request fewer items with a smaller limit, or fewer fields.`,
  });
}

export function createAnswerMeter(): ByteMeter {
  return createByteMeter(byteLimits.answer * mebibyte, {
    code: 'LIMIT_EXCEEDED',
    message: `The request exceeds the answer limit: its answer would have more than ${byteLimits.answer} MiB. Request fewer items with a smaller limit, or fewer fields.`,
  });
}
