// Other data of the same form, used to compare both ways of rendering a mail. Pure.

type Change = (leaf: unknown, place: number) => unknown;

const hostile = ['', ' ', 'true', '"<b>&\'', '$& $1', '你好 \u{202e}', 'x  y', 'font-family: Roboto', '-->', '#abc'];

const changes: readonly Change[] = [
  () => '',
  (_leaf, place) => hostile[place % hostile.length],
  (leaf) => (typeof leaf === 'boolean' ? !leaf : leaf),
];

type Data = Readonly<Record<string, unknown>>;

/** Empty values, hostile ones, and the opposite of every condition with shorter lists. */
export function otherData(data: Data): Data[] {
  return changes.map((change, index) => {
    let place = 0;
    const changed = (value: unknown, depth: number): unknown => {
      if (depth > maxDepth) return value;
      if (Array.isArray(value)) {
        const items: unknown[] = index === 2 ? value.slice(0, 1) : value.slice(0, maxItems);
        return items.map((item) => changed(item, depth + 1));
      }
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, depth + 1)]));
      }
      place += 1;
      return change(value, place);
    };
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, changed(value, 0)]));
  });
}

const maxDepth = 20;
const maxItems = 50;
