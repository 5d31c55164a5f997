import type { PickedPath } from './liquid-path.ts';

/**
 * The text to insert for a picked path.
 * @param before the text up to the cursor: within a tag or an output, only the path is inserted
 */
export function toLiquidInsertion({ path, loopValue }: PickedPath, before: string): string {
  if (isWithinLiquid(before)) return path;
  return loopValue === undefined ? `{{ ${path} }}` : `{% for item in ${path} %}{{ item.${loopValue} }}{% endfor %}`;
}

/** Whether the last `{{` or `{%` is not closed. Delimiters in quoted text are ignored. */
function isWithinLiquid(text: string): boolean {
  let close: '}}' | '%}' | undefined;
  let index = 0;
  while (index < text.length) {
    const pair = text.slice(index, index + 2);
    if (pair === '{{' || pair === '{%') {
      close = pair === '{{' ? '}}' : '%}';
      index += 2;
    } else if (pair === close) {
      close = undefined;
      index += 2;
    } else if (close !== undefined && (pair[0] === '"' || pair[0] === "'")) {
      const end = text.indexOf(pair[0], index + 1);
      index = end < 0 ? index + 1 : end + 1;
    } else index += 1;
  }
  return close !== undefined;
}
