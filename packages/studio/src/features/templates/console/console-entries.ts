/** The content of an editor's debug console: each problem of the last save, render or preview, with its position in the text. */
import i18next from 'i18next';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';

/** A line and column of one of the texts of a template, or a field as such. */
export interface ProblemPosition {
  /** Which text: the path of the input, such as bodyLiquid or graphQlQuery. */
  readonly field: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The field as a whole, in which no line is meant. */
  readonly isWhole?: boolean;
}

export interface ConsoleEntry {
  readonly at: Date;
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** What the person can do, or look at. */
  readonly hint?: string;
  /** About 30 characters around the position, with its mark. */
  readonly excerpt?: string;
  readonly position?: ProblemPosition;
}

/** What a text is called where an editor has several; one of a single line is reported without it. */
export interface TextName {
  readonly name: string;
  readonly isLine?: boolean;
}

/** By field. */
export type TextNames = Readonly<Record<string, TextName>>;

/** What is wrong, after the position where it is. */
export function messageWithPosition({ message, position }: ConsoleEntry, names: TextNames): string {
  if (!position || position.isWhole === true) return message;
  const { line } = position;
  const { name, isLine } = names[position.field] ?? {};
  if (name === undefined) return i18next.t('templateTools:console.atLine', { line, message });
  return isLine === true
    ? i18next.t('templateTools:console.inText', { name, message })
    : i18next.t('templateTools:console.inTextAtLine', { name, line, message });
}

/** The texts that a preview is made from, besides the template's own: a problem in one of them has a hint. */
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
    const { path, line, excerpt } = problem;
    const hint = path === undefined ? undefined : hints[path];
    const position = positionOf(problem, fields);
    return {
      at,
      level,
      // What is wrong at a position in a text only the one who read the text can say.
      message:
        level === 'error' && line === undefined && excerpt === undefined ? describeProblem(problem) : problem.message,
      ...(hint && { hint: i18next.t(`templateTools:hint.${hint}`) }),
      ...(excerpt !== undefined && { excerpt }),
      ...(position && { position }),
    };
  });
}

/**
 * Of a call that failed.
 * @param failed what is reported of one that failed as a whole, such as without a network; the reason is shown beneath
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
