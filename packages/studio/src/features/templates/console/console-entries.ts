/** The content of an editor's debug console: each problem of the last save, render or preview, with its position in the text. */
import i18next from 'i18next';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';

/** A line and column in one of a template's texts, or an entire field. */
export interface ProblemPosition {
  /** Identifies the text: the path of the input, such as bodyLiquid or graphQlQuery. */
  readonly field: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  /** Refers to the entire field instead of a line. */
  readonly isWhole?: boolean;
}

export interface ConsoleEntry {
  readonly at: Date;
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** What the user can do or check. */
  readonly hint?: string;
  /** About 30 characters around the position, which is marked. */
  readonly excerpt?: string;
  readonly position?: ProblemPosition;
}

/** The name of a text in an editor with several texts; problems in single-line texts are reported without it. */
export interface TextName {
  readonly name: string;
  readonly isLine?: boolean;
}

/** Keyed by field. */
export type TextNames = Readonly<Record<string, TextName>>;

/** The message, preceded by its position. */
export function messageWithPosition({ message, position }: ConsoleEntry, names: TextNames): string {
  if (!position || position.isWhole === true) return message;
  const { line } = position;
  const { name, isLine } = names[position.field] ?? {};
  if (name === undefined) return i18next.t('templateTools:console.atLine', { line, message });
  return isLine === true
    ? i18next.t('templateTools:console.inText', { name, message })
    : i18next.t('templateTools:console.inTextAtLine', { name, line, message });
}

/** The additional texts that a preview depends on: a problem in one of them has a hint. */
const hints: Readonly<Record<string, 'query' | 'variables'>> = {
  graphQlQuery: 'query',
  'input.variablesJsonString': 'variables',
  'input.contentJsonString': 'variables',
};

interface EntryOptions {
  readonly at?: Date;
  readonly level?: ConsoleEntry['level'];
  /** The paths of fields that can be opened as a whole. */
  readonly fields?: readonly string[] | undefined;
}

export function toConsoleEntries(
  problems: readonly Problem[],
  { at = new Date(), level = 'error', fields = [] }: EntryOptions = {},
): ConsoleEntry[] {
  return problems.map((problem) => {
    const { path, excerpt } = problem;
    const hint = path === undefined ? undefined : hints[path];
    const position = positionOf(problem, fields);
    return {
      at,
      level,
      message: isDescribed(problem, level) ? describeProblem(problem) : problem.message,
      ...(hint && { hint: i18next.t(`templateTools:hint.${hint}`) }),
      ...(excerpt !== undefined && { excerpt }),
      ...(position && { position }),
    };
  });
}

/** Without its reason, only the parser of the text knows what is wrong at a position. */
function isDescribed({ reason, line, excerpt }: Problem, level: ConsoleEntry['level']): boolean {
  return level === 'error' && (reason !== undefined || (line === undefined && excerpt === undefined));
}

/**
 * Entries for a failed call.
 * @param failed the message for a call that failed completely, such as without a network; the reason is shown below
 * it
 */
export function toConsoleEntriesOfError(error: unknown, failed: string, options: EntryOptions = {}): ConsoleEntry[] {
  return error instanceof ApiError && error.problems.length > 0
    ? toConsoleEntries(error.problems, options)
    : [{ at: options.at ?? new Date(), level: 'error', message: failed, hint: errorText(error) }];
}

function positionOf({ path, line, column = 1 }: Problem, fields: readonly string[]): ProblemPosition | undefined {
  if (path === undefined) return undefined;
  if (line !== undefined) return { field: path, line, column };
  return fields.includes(path) ? { field: path, line: 1, column: 1, isWhole: true } : undefined;
}
