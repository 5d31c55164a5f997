/**
 * Loads the list of templates page by page: a small page for a quick first display, then the rest in a few large
 * ones.
 */
import type { Template } from '../template.ts';

const firstPageSize = 100;
const pageSize = 2000;

export interface PageArguments {
  readonly limit: number;
  readonly skip: number;
}

interface TemplatePage {
  readonly rows: readonly Template[];
  readonly totalCount: number;
}

export interface TemplatesRead {
  /** All templates loaded so far. */
  readonly templates: readonly Template[];
  readonly totalCount: number;
  readonly isPartial: boolean;
}

/**
 * No template is duplicated or omitted, even if templates are created or deleted in the meantime.
 * @param onPart called while there is more to load
 */
export async function readPages(
  readPage: (page: PageArguments) => Promise<TemplatePage>,
  onPart: (read: TemplatesRead) => void,
): Promise<TemplatesRead> {
  const read = new Map<string, Template>();
  let [skip, lastCount] = [0, 0];
  for (let limit = firstPageSize; ; limit = pageSize) {
    const { rows, totalCount } = await readPage({ limit, skip });
    for (const row of rows) read.set(row.id, row);
    // Deletions may have moved up to that many templates out of this page.
    skip = totalCount < lastCount ? Math.max(0, skip - (lastCount - totalCount)) : skip + limit;
    lastCount = totalCount;
    const isPartial = skip < totalCount;
    const all = { templates: [...read.values()], totalCount, isPartial };
    if (!isPartial) return all;
    onPart(all);
  }
}

/** The rows shown while a list is reloaded: those loaded so far, then the old rows that follow them. */
export function layOverRows(old: readonly Template[], read: readonly Template[]): readonly Template[] {
  const lastId = read.at(-1)?.id;
  const index = old.findIndex(({ id }) => id === lastId);
  if (index < 0) return old.length > 0 ? old : read;
  const ids = new Set(read.map(({ id }) => id));
  return [...read, ...old.slice(index + 1).filter(({ id }) => !ids.has(id))];
}
