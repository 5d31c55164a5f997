/** Determines which rows are in a window, based only on their heights. In pixels, from the top of the first row. */

/** The top of each row, followed by the total height. */
export function rowTops(heights: readonly number[]): readonly number[] {
  const tops = [0];
  let top = 0;
  for (const height of heights) tops.push((top += height));
  return tops;
}

/** The index of the row at a position; the first or last one for a position outside the list. */
export function rowAt(tops: readonly number[], position: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The distance to scroll so that a row at `top` is visible; undefined if it already is. */
export function scrollFor(
  tops: readonly number[],
  index: number,
  view: { readonly top: number; readonly height: number },
): number | undefined {
  const rowTop = tops[index] ?? 0;
  const rowEnd = tops[index + 1] ?? rowTop;
  if (rowEnd > view.top + view.height) return rowEnd - view.height;
  return rowTop < view.top ? rowTop : undefined;
}
