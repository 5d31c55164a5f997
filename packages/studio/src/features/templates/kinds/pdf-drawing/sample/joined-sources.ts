/**
 * Joins the Liquid of many boxes into one text, so that a form with hundreds of boxes is rendered by a single call.
 * Each source starts with a mark that no text contains, and the rendered text is split at these marks.
 */
import { ApiError, type Problem } from '../../../../../api/api-error.ts';

/** A problem in one of the sources, at its position in that source. */
export interface SourceProblem {
  readonly source: string;
  readonly problem: Problem;
}

export interface RenderedSources {
  /** Keyed by source, without those that failed. */
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly SourceProblem[];
}

type Render = (text: string) => Promise<string>;

const open = '\uE000';
const close = '\uE001';

/** Each costs another call; the rest have no text. */
const mostFaults = 20;

/** The effects of these tags in one source would be visible to the next. */
const shared = /\{%-?\s*(?:assign|capture|increment|decrement|cycle|break|continue|liquid)\b/;

/** Throws if there is no answer. Each source is rendered only once, even if it occurs several times. */
export async function renderSources(sources: Iterable<string>, render: Render): Promise<RenderedSources> {
  const distinct = [...new Set(sources)];
  const [alone, joined] = [distinct.filter(isAlone), distinct.filter((source) => !isAlone(source))];
  const together = await renderJoined(joined, render);
  const texts = new Map(together.texts);
  const problems = [...together.problems];
  const failed = new Set(problems.map(({ source }) => source));
  // A tag opened in one source and closed in another swallows everything in between.
  const lost = joined.filter((source) => !texts.has(source) && !failed.has(source)).slice(0, mostFaults);
  for (const source of [...alone.slice(0, mostFaults), ...lost]) {
    const one = await renderJoined([source], render);
    for (const [key, text] of one.texts) texts.set(key, text);
    problems.push(...one.problems);
  }
  return { texts, problems };
}

function isAlone(source: string): boolean {
  return shared.test(source) || source.includes(open) || source.includes(close);
}

async function renderJoined(sources: readonly string[], render: Render): Promise<RenderedSources> {
  const problems: SourceProblem[] = [];
  let left = sources;
  while (left.length > 0 && problems.length < mostFaults) {
    try {
      return { texts: splitText(await render(joinSources(left)), left), problems };
    } catch (error) {
      const found = error instanceof ApiError ? sourceProblems(error.problems, left) : [];
      if (found.length === 0) throw error;
      problems.push(...found);
      const failed = new Set(found.map(({ source }) => source));
      left = left.filter((source) => !failed.has(source));
    }
  }
  return { texts: new Map(), problems };
}

export function joinSources(sources: readonly string[]): string {
  return sources.map((source, index) => `${open}${index}${close}${source}\n`).join('');
}

/** The texts of the sources whose marks are in the output. */
export function splitText(text: string, sources: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const marks = [...text.matchAll(/\uE000(\d+)\uE001/g)];
  marks.forEach((mark, at) => {
    const source = sources[Number(mark[1])];
    if (source === undefined) return;
    const end = marks[at + 1]?.index ?? text.length;
    const part = text.slice(mark.index + mark[0].length, end);
    texts.set(source, part.endsWith('\n') ? part.slice(0, -1) : part);
  });
  return texts;
}

/** Problems with a known line, each assigned to its source. */
function sourceProblems(problems: readonly Problem[], sources: readonly string[]): SourceProblem[] {
  return problems.flatMap((problem) => {
    const { line, column = 1 } = problem;
    if (line === undefined) return [];
    let start = 1;
    for (const [index, source] of sources.entries()) {
      const lines = source.split('\n').length;
      if (line < start + lines) {
        const markLength = line === start ? `${open}${index}${close}`.length : 0;
        const position = { line: line - start + 1, column: Math.max(1, column - markLength) };
        return [{ source, problem: { ...problem, ...position } }];
      }
      start += lines;
    }
    return [];
  });
}
