// What somebody pastes or drops: the markup that an editor may be shown, and nothing else. Unlike what is stored, the
// rest is gone; nobody has worked on it here.
import { isPageBreak, type Guard } from './guard.ts';
import { tokenizeHtml, type StartTag } from './html-tokens.ts';
import { isShownAttribute, isShownElement } from './safe-markup.ts';
import { tokenAttribute } from './start-tag.ts';

/** @param guard of the editor that it is pasted into: what was copied there keeps what waits outside for it */
export function cleanPaste(html: string, guard: Guard): string {
  let content = '';
  for (const token of tokenizeHtml(html, true)) {
    const raw = html.slice(token.from, token.to);
    if (token.kind === 'text') content += raw.replaceAll('\u0000', '').replaceAll('<', '&lt;');
    else if (token.kind === 'output' || token.kind === 'tag') content += raw;
    else if (token.kind === 'start' && isShownElement(token.name)) content += cleanTag(token, guard);
    else if (token.kind === 'end' && isShownElement(token.name)) content += `</${token.name}>`;
    else if (token.kind === 'opaque') content += cleanPiece(raw, guard);
  }
  return content;
}

function cleanTag({ name, attributes }: StartTag, guard: Guard): string {
  const shown = new Map<string, string>();
  for (const attribute of attributes) {
    const value = attribute.value ?? '';
    const isOwn = attribute.name === tokenAttribute && guard.knows(value);
    if (isOwn || isShownAttribute(name, attribute)) shown.set(attribute.name, value);
  }
  if (isPageBreak(shown)) shown.set('contenteditable', 'false');
  const written = [...shown].map(([attribute, value]) => {
    return ` ${attribute}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;
  });
  return `<${name}${written.join('')}>`;
}

function cleanPiece(raw: string, guard: Guard): string {
  const token = /^<!--(lq:[^>]*)-->$/.exec(raw)?.[1];
  return token !== undefined && guard.knows(token) ? raw : '';
}
