// Counts bytes against a limit while data is received or built, so that the work stops at the limit and not
// after it.
import { type Problem, UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';

const mebibyte = 1024 * 1024;

/** In MiB per request. Keep in sync with docs/limits.md. */
export const byteLimits = {
  /** Data received from the database. */
  reading: 32,
  /** The response. */
  answer: 32,
} as const;

export interface ByteMeter {
  /** Throws a UserError once the limit is exceeded, and on every later call. */
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
    ...say('READING_TOO_LARGE', { mebibytes: byteLimits.reading }),
  });
}

export function createAnswerMeter(): ByteMeter {
  return createByteMeter(byteLimits.answer * mebibyte, {
    code: 'LIMIT_EXCEEDED',
    ...say('ANSWER_TOO_LARGE', { mebibytes: byteLimits.answer }),
  });
}
