/** What a condition comes out as where it does not hold; anything else draws the mark. */
const unmarked: readonly string[] = ['', 'false', 'no', '0'];

export function isMarked(condition: string): boolean {
  return !unmarked.includes(condition.trim().toLowerCase());
}
