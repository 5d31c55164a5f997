// Variables in brackets belong to plain texts: in HTML they are printed literally, and the author gets a warning.
import { say } from '../../sentences/say.ts';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { PdfWarning } from '../pdf-request.ts';
import { pageVariables } from '@coverwright/insurance/page-variables';

const brackets = new RegExp(`\\[(${pageVariables.join('|')})\\]`, 'gi');

/** One warning per spelling. */
export function findBrackets(
  elements: readonly DefaultTreeAdapterTypes.Element[],
  text: 'header' | 'footer',
): PdfWarning[] {
  const found = new Map<string, string>();
  for (const { tagName, childNodes } of elements) {
    if (unshown.has(tagName)) continue;
    for (const node of childNodes) {
      if (node.nodeName !== '#text' || !('value' in node)) continue;
      for (const [bracket, name = ''] of node.value.matchAll(brackets)) found.set(bracket, name.toLowerCase());
    }
  }
  return [...found].map(([bracket, name]) => ({
    code: 'MARKUP',
    ...say('BRACKETS_IN_HTML', { bracket, name }),
    text,
    found: bracket,
  }));
}

const unshown: ReadonlySet<string> = new Set(['script', 'style', 'title', 'head', 'template']);
