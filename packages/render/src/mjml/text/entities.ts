// Character references, such as &amp;, in short texts and in attribute values.
import { parseFragment } from 'parse5';

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  const { childNodes } = parseFragment(text.replaceAll('<', '&lt;'));
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
