// Failures inside liquidjs, worded for authors of messages.
import type { LiquidProblemCode } from './rendering.ts';
import type { FoundProblem } from './problems.ts';

/** A template or its data is at fault; the message is reported verbatim. */
export class TemplateMistake extends Error {
  readonly code: LiquidProblemCode;
  readonly offset: number | undefined;

  constructor(message: string, { code = 'RENDER', offset }: { code?: LiquidProblemCode; offset?: number } = {}) {
    super(message);
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

export const tooMuchMemory = 'This produces more text or longer lists than one rendering can hold in memory.';
export const tookTooLong = 'The rendering took too long. A loop may repeat too often.';

/** Parsing the template is included in that time, so the template may be too large. */
export function overTotalTime(templateLength: number): string {
  const size = templateLength.toLocaleString('en');
  return `The rendering took too long. A loop may repeat too often, or the template, of ${size} characters, may be too large.`;
}

/** Rewords messages of liquidjs 10 and of the JavaScript engine below it; the first match counts. */
const limitWords: readonly (readonly [pattern: RegExp, code: LiquidProblemCode, message: string])[] = [
  [/^memory alloc limit exceeded/, 'MEMORY', tooMuchMemory],
  [/^Invalid (string|array|typed array) length|^Array buffer allocation failed/, 'MEMORY', tooMuchMemory],
  [/^Maximum call stack size exceeded/, 'RENDER', 'This is nested too deeply.'],
];

const words: readonly (readonly [pattern: RegExp, toMessage: (...parts: string[]) => string])[] = [
  [/^output .* not closed/s, () => 'This `{{` is never closed: `}}` is missing.'],
  [/^tag \{%-?\s*([\w#]+).* not closed/s, (name) => notClosed(name)],
  [/^tag .* not closed/s, () => 'This `{%` is never closed: `%}` is missing.'],
  [/^raw .* not closed/s, () => notClosed('raw')],
  [/^illegal (liquid )?tag syntax/, () => 'A tag begins with its name, such as `{% if … %}`.'],
  [/^illegal tag: \{%-?\s*tablerow/, () => '`tablerow` is written `{% tablerow item in list %}`.'],
  [/^illegal tag: /, () => '`for` is written `{% for item in list %}`.'],
  [/^invalid value expression/, () => 'A value is missing here, or is not written correctly.'],
  [/^expected "\|" before filter/, () => 'The text after the value does not belong here: a filter begins with `|`.'],
  [/^expected filter name/, () => 'The name of a filter is missing after `|`.'],
  [/^expected ":" after filter name/, () => 'After the name of a filter comes `:` and its values, or nothing.'],
  [/^unexpected character/, () => 'This text does not belong here.'],
  [/^unexpected token .* value expected/s, () => 'A value is missing here.'],
  [/^\[ not closed/, () => 'This `[` is never closed: `]` is missing.'],
  [/^invalid range syntax/, () => 'A range is written `(1..5)`.'],
  [/^expected (variable name|"=")/, () => '`assign` is written `{% assign name = value %}`.'],
  [/^invalid capture name/, () => '`capture` is written `{% capture name %}`.'],
  [/^unexpected elsif after else/, () => '`elsif` comes before `else`.'],
  [/^duplicated else/, () => 'There can be only one `else`.'],
  [/^unexpected ".*"$/s, () => 'This tag must not contain anything else.'],
  [/^empty candidates/, () => "`cycle` is written `{% cycle 'one', 'two' %}`."],
  [/^every line of an inline comment/, () => 'Every line of this comment begins with `#`.'],
  [/^invalid base64/, () => 'This is not valid Base64 text.'],
  [/^(append|prepend) expect 2 arguments/, (name) => `The filter \`${name}\` needs a value after \`:\`.`],
  [/^URI malformed/, () => 'This is not an encoded web address.'],
  [/^Invalid time zone specified: (.*)/, (zone) => unknownZone(zone)],
  [/^undefined filter: (.*)/, (name) => unknownFilter(name)],
];

export function notClosed(name = ''): string {
  return `\`${name}\` is never closed: \`{% end${name} %}\` is missing.`;
}

export function unknownFilter(name = ''): string {
  return `There is no filter "${name}".`;
}

export function unknownZone(zone = ''): string {
  return `There is no time zone "${zone}".`;
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
  if (error.cause instanceof TemplateMistake) return { code: error.cause.code, message: error.cause.message, ...at };
  const limit = limitWords.find(([pattern]) => pattern.test(error.message));
  if (limit !== undefined) return { code: limit[1], message: limit[2], ...at };
  for (const [pattern, toMessage] of words) {
    const match = pattern.exec(error.message);
    if (match !== null) return { code, message: toMessage(...match.slice(1)), ...at };
  }
  return { code, message: `This could not be evaluated: ${error.message}`, ...at };
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
