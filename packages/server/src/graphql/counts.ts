// The fields of a page that count all matches. A count reads every match, so a reader to whom "more than 10,000" is
// enough selects totalCountIsLowerBound as well, and counting stops there.
import type { Scope } from '../request/context.ts';
import { field } from './operations.ts';

/** Keep in sync with the descriptions in the SDL, docs/limits.md and the texts of the studio. */
export const countMax = 10_000;

/** The number of matches, or `atMost` if there are as many or more. */
type Count<Page> = (page: Page, scope: Scope, atMost?: number) => Promise<number>;

/** Both fields are those of one count. */
export function counts<Page extends object>(count: Count<Page>) {
  const boundedCounts = new WeakMap<Page, Promise<number>>();
  const boundedPages = new WeakSet<Page>();
  const countBounded = (page: Page, scope: Scope): Promise<number> => {
    const counted = boundedCounts.get(page) ?? count(page, scope, countMax + 1);
    boundedCounts.set(page, counted);
    return counted;
  };
  const totalCount = field((page: Page, _args: unknown, scope) =>
    // A field starts to load only after all fields of the page were called, so the other one is known if it is selected.
    boundedPages.has(page) ? countBounded(page, scope).then((found) => Math.min(found, countMax)) : count(page, scope),
  );
  const isLowerBound = field(async (page: Page, _args: unknown, scope) => (await countBounded(page, scope)) > countMax);
  const totalCountIsLowerBound: typeof isLowerBound = (page, ...rest) => {
    boundedPages.add(page);
    return isLowerBound(page, ...rest);
  };
  return { totalCount, totalCountIsLowerBound };
}
