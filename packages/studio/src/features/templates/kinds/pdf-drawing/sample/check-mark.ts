/** The rendered values of a condition that is not met; any other value draws the mark. */
const unmarked: readonly string[] = ['', 'false', 'no', '0'];

export function isMarked(condition: string): boolean {
  return !unmarked.includes(condition.trim().toLowerCase());
}
