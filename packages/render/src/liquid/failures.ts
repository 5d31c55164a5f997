// Failures inside liquidjs, worded for authors of messages.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../sentences/say.ts';
import type { LiquidProblemCode } from './rendering.ts';
import type { FoundProblem } from './problems.ts';

/** A template or its data is at fault. */
export class TemplateMistake extends Error {
  readonly sentence: Sentence;
  readonly code: LiquidProblemCode;
  readonly offset: number | undefined;

  constructor(sentence: Sentence, { code = 'RENDER', offset }: { code?: LiquidProblemCode; offset?: number } = {}) {
    super(sentence.message);
    this.sentence = sentence;
    this.code = code;
    this.offset = offset;
  }
}

/** All problems of a rendering. */
export class RenderFailures extends Error {
  readonly found: readonly FoundProblem[];

  constructor(found: readonly FoundProblem[]) {
    super(`${found.length} failures`);
    this.found = found;
  }
}

/** After these, continuing makes no sense. */
export function isFatal({ code }: FoundProblem): boolean {
  return code === 'TIME' || code === 'MEMORY' || code === 'OUTPUT';
}

export const tooMuchMemory = say('LIQUID_MEMORY_MAX');
export const tookTooLong = say('LIQUID_TIME_MAX');

/** Rewords messages of liquidjs 10 and of the JavaScript engine below it; the first match counts. */
const limitWords: readonly (readonly [pattern: RegExp, code: LiquidProblemCode, sentence: Sentence])[] = [
  [/^memory alloc limit exceeded/, 'MEMORY', tooMuchMemory],
  [/^Invalid (string|array|typed array) length|^Array buffer allocation failed/, 'MEMORY', tooMuchMemory],
  [/^Maximum call stack size exceeded/, 'RENDER', say('LIQUID_NESTED_TOO_DEEPLY')],
];

const words: readonly (readonly [pattern: RegExp, toSentence: (...parts: string[]) => Sentence])[] = [
  [/^output .* not closed/s, () => say('LIQUID_OUTPUT_NOT_CLOSED', { brackets: '{{' })],
  [/^tag \{%-?\s*([\w#]+).* not closed/s, (name) => notClosed(name)],
  [/^tag .* not closed/s, () => say('LIQUID_TAG_NOT_CLOSED')],
  [/^raw .* not closed/s, () => notClosed('raw')],
  [/^illegal (liquid )?tag syntax/, () => say('LIQUID_TAG_NAMELESS')],
  [/^illegal tag: \{%-?\s*tablerow/, () => say('LIQUID_TABLEROW_FORM')],
  [/^illegal tag: /, () => say('LIQUID_FOR_FORM')],
  [/^invalid value expression/, () => say('LIQUID_VALUE_MISSING_OR_WRONG')],
  [/^expected "\|" before filter/, () => say('LIQUID_PIPE_MISSING')],
  [/^expected filter name/, () => say('LIQUID_FILTER_NAMELESS')],
  [/^expected ":" after filter name/, () => say('LIQUID_FILTER_VALUES_FORM')],
  [/^unexpected character/, () => say('LIQUID_TEXT_MISPLACED')],
  [/^unexpected token .* value expected/s, () => say('LIQUID_VALUE_MISSING')],
  [/^\[ not closed/, () => say('LIQUID_BRACKET_NOT_CLOSED')],
  [/^invalid range syntax/, () => say('LIQUID_RANGE_FORM')],
  [/^expected (variable name|"=")/, () => say('LIQUID_ASSIGN_FORM')],
  [/^invalid capture name/, () => say('LIQUID_CAPTURE_FORM')],
  [/^unexpected elsif after else/, () => say('LIQUID_ELSIF_AFTER_ELSE')],
  [/^duplicated else/, () => say('LIQUID_ELSE_TWICE')],
  [/^unexpected ".*"$/s, () => say('LIQUID_TAG_HAS_MORE')],
  [/^empty candidates/, () => say('LIQUID_CYCLE_FORM')],
  [/^every line of an inline comment/, () => say('LIQUID_COMMENT_FORM')],
  [/^invalid base64/, () => say('LIQUID_NOT_BASE64')],
  [/^(append|prepend) expect 2 arguments/, (name = '') => say('LIQUID_FILTER_NEEDS_VALUE', { name })],
  [/^URI malformed/, () => say('LIQUID_ADDRESS_NOT_ENCODED')],
  [/^Invalid time zone specified: (.*)/, (zone = '') => say('LIQUID_ZONE_UNKNOWN', { zone })],
  [/^undefined filter: (.*)/, (name = '') => say('LIQUID_FILTER_UNKNOWN', { name })],
];

export function notClosed(name = ''): Sentence {
  return say('LIQUID_BLOCK_NOT_CLOSED', { name });
}

interface Placed {
  readonly message: string;
  readonly originalError?: unknown;
  readonly token?: { readonly begin: number };
}

/** `offset`: that of the failing part, used if the failure has no better position. */
export function toFound(failure: unknown, code: LiquidProblemCode, offset?: number): FoundProblem {
  const error = innermost(failure);
  const place = error.offset ?? offset;
  const at = place === undefined ? {} : { offset: place };
  if (error.cause instanceof TemplateMistake) return { code: error.cause.code, ...error.cause.sentence, ...at };
  const limit = limitWords.find(([pattern]) => pattern.test(error.message));
  if (limit !== undefined) return { code: limit[1], ...limit[2], ...at };
  for (const [pattern, toSentence] of words) {
    const match = pattern.exec(error.message);
    if (match !== null) return { code, ...toSentence(...match.slice(1)), ...at };
  }
  return { code, ...say('LIQUID_CANNOT_EVALUATE', { fault: error.message }), ...at };
}

/** liquidjs wraps a failure at every level; the innermost position is the most precise. */
function innermost(failure: unknown): { cause: unknown; message: string; offset: number | undefined } {
  let cause = failure;
  let offset: number | undefined;
  while (cause instanceof Error) {
    const { originalError, token }: Partial<Placed> = cause;
    offset = cause instanceof TemplateMistake ? (cause.offset ?? offset) : (token?.begin ?? offset);
    if (!(originalError instanceof Error)) break;
    cause = originalError;
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return { cause, offset, message: message.replace(/(, file:.*)?, line:\d+, col:\d+$/s, '') };
}
