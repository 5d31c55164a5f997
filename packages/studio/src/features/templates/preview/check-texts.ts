/** Checks the Liquid of texts, independently of any data. */
import { ApiError } from '../../../api/api-error.ts';
import { toConsoleEntries, type ConsoleEntry } from '../console/console-entries.ts';
import { isPassingFailure } from '../../../api/passing-failure.ts';
import { toTextProblems, toUnrendered, type TemplateSource } from './filled-text.ts';

/** Renders one text, only to find its problems. */
export type CheckText = (text: string, content: object, locale: string, signal: AbortSignal) => Promise<unknown>;

/** Throws if there is no answer. */
export async function checkTexts(
  sources: readonly TemplateSource[],
  check: CheckText,
  locale: string,
  signal: AbortSignal,
): Promise<ConsoleEntry[]> {
  const checked = sources.map(async (source) => checkText(source, check, locale, signal));
  return (await Promise.all(checked)).flat();
}

async function checkText(
  source: TemplateSource,
  check: CheckText,
  locale: string,
  signal: AbortSignal,
): Promise<ConsoleEntry[]> {
  if (source.text === '') return [];
  try {
    await check(toUnrendered(source.text), {}, locale, signal);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.problems.length === 0 || isPassingFailure(error)) throw error;
    return toConsoleEntries(toTextProblems(error.problems, source));
  }
}
