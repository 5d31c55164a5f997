// The pattern that decides which of several apps on one host is served. Patterns run on the server for every
// page, so they are compiled by RE2, whose matching time is linear in the length of the path. Pure.
import { RE2JS, RE2JSException } from 're2js';
import type { Problem } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import { say } from '../../../sentences/say.ts';

export const patternMaxLength = 500;
/** Maximum instructions of a compiled pattern: a repetition such as {1000} is compiled 1000 times. */
export const patternMaxInstructions = 1000;
/** The length within which a path is searched; characters beyond it are ignored. */
export const matchedPathMaxLength = 2000;

export function validatePattern(pattern: string | null | undefined, path: string): Problem[] {
  if (!pattern) return [];
  const problems = validateText(pattern, path, { name: 'path pattern', maxLength: patternMaxLength });
  if (problems.length > 0) return problems;
  const compiled = compile(pattern);
  if (typeof compiled === 'string') {
    const sentence = say('PATH_PATTERN_UNUSABLE', { compiled });
    return [{ code: 'INVALID', ...sentence, path }];
  }
  if (compiled.programSize() <= patternMaxInstructions) return [];
  const sentence = say('PATH_PATTERN_TOO_LARGE', { max: patternMaxInstructions.toLocaleString('en-US') });
  return [{ code: 'LIMIT_EXCEEDED', ...sentence, path }];
}

/** Returns the reason if the pattern is invalid. */
function compile(pattern: string): RE2JS | string {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) return error.message.replace(/^error parsing regexp: /, '');
    throw error;
  }
}

const known = new Map<string, RE2JS>();
const knownMax = 500;

/** Whether a stored pattern matches the path; without a pattern every path matches. */
export function matchesPattern(pattern: string | null, path: string): boolean {
  if (pattern === null) return true;
  const compiled = known.get(pattern) ?? RE2JS.compile(pattern);
  if (known.size >= knownMax) known.clear();
  known.set(pattern, compiled);
  return compiled.matcher(path.slice(0, matchedPathMaxLength)).find();
}

export interface RoutedApp {
  readonly regexPattern: string | null;
  readonly order: number | null;
  readonly createdAt: Date;
}

/** Of the apps on one host, chooses the one that serves the path. */
export function chooseApp<App extends RoutedApp>(apps: readonly App[], path: string): App | undefined {
  return apps.toSorted(byOrder).find(({ regexPattern }) => matchesPattern(regexPattern, path));
}

function byOrder(a: RoutedApp, b: RoutedApp): number {
  const [first, second] = [a.order ?? Infinity, b.order ?? Infinity];
  return first === second ? a.createdAt.getTime() - b.createdAt.getTime() : first - second;
}
