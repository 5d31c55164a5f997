// What a trace contains of an error. Whoever reads traces may not be allowed to see customers' data, so it is less than
// in the log, whose lines have the trace id.

export interface RecordedError {
  readonly type: string;
  readonly message: string;
  /** A refusal that is no fault of the server. */
  readonly isExpected: boolean;
}

const messageMaxLength = 500;

/**
 * Of the innermost cause, since the message of a failed statement has its parameters, and that of its cause does not.
 * Shapes are compared instead of classes, whose folders record errors too.
 */
export function toRecordedError(error: unknown): RecordedError {
  const cause = innermost(error);
  if (!(cause instanceof Error)) return { type: typeof cause, message: '', isExpected: false };
  const reasons = reasonsOf(cause);
  const message = (reasons ?? messageOf(cause)).slice(0, messageMaxLength);
  return { type: cause.constructor.name, message, isExpected: reasons !== undefined };
}

function innermost(error: unknown): unknown {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current;
}

/** Of an expected failure. Its sentences may contain what users have entered. */
function reasonsOf(error: Error): string | undefined {
  if (!('problems' in error) || !Array.isArray(error.problems)) return undefined;
  return error.problems.map(toReason).join(' ');
}

function toReason(problem: unknown): string {
  const isProblem = typeof problem === 'object' && problem !== null && 'reason' in problem;
  return isProblem ? String(problem.reason) : '';
}

function messageOf(error: Error): string {
  if ('params' in error) return '';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return `${withoutQuoted(error.message)}${code}`;
}

/** PostgreSQL and parsers quote the values that they refuse. */
function withoutQuoted(message: string): string {
  return message.replaceAll(/"[^"]*("|$)/g, '"…"').replaceAll(/'[^']*('|$)/g, "'…'");
}
