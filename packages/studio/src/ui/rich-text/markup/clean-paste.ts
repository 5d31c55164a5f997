// Cleans pasted or dropped content down to the markup that an editor may show. Unlike in stored text, everything else
// is removed, because it was not written here.
import { isPageBreak, type Guard } from './guard.ts';
import { type Attribute, tokenizeHtml, type StartTag } from './html-tokens.ts';
import { isShownAttribute, isShownElement } from './safe-markup.ts';
import { tokenAttribute } from './start-tag.ts';

export interface CleanedPaste {
  readonly content: string;
  /** Whether there were pictures that exist only on the clipboard: inlined, they would make a template huge. */
  readonly lacksPictures: boolean;
}

/** @param guard of the target editor: content copied there retains its hidden pieces */
export function cleanPaste(html: string, guard: Guard): CleanedPaste {
  let content = '';
  let lacksPictures = false;
  for (const token of tokenizeHtml(html, true)) {
    const raw = html.slice(token.from, token.to);
    if (token.kind === 'text') content += raw.replaceAll('\u0000', '').replaceAll('<', '&lt;');
    else if (token.kind === 'output' || token.kind === 'tag') content += raw;
    else if (token.kind === 'start' && isShownElement(token.name)) {
      const tag = cleanTag(token, guard);
      lacksPictures ||= tag === '';
      content += tag;
    } else if (token.kind === 'end' && isShownElement(token.name)) content += `</${token.name}>`;
    else if (token.kind === 'opaque') content += cleanPiece(raw, guard);
  }
  return { content, lacksPictures };
}

/** Empty for a picture without an address that others can access. */
function cleanTag({ name, attributes }: StartTag, guard: Guard): string {
  const isOwn = (attribute: Attribute): boolean => {
    return attribute.name === tokenAttribute && guard.knows(attribute.value ?? '');
  };
  const isKnown = attributes.some(isOwn);
  const shown = new Map<string, string>();
  for (const attribute of attributes) {
    if (!isOwn(attribute) && !isShownAttribute(name, attribute)) continue;
    const value = isKnown ? (attribute.value ?? '') : withoutOrigin(attribute);
    if (value !== undefined) shown.set(attribute.name, value);
  }
  if (name === 'img' && !isKnown && /^(data:|$)/i.test(shown.get('src') ?? '')) return '';
  if (isPageBreak(shown)) shown.set('contenteditable', 'false');
  const written = [...shown].map(([attribute, value]) => {
    return ` ${attribute}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** Removes attributes that only identify the source word processor. */
function withoutOrigin({ name, value = '' }: Attribute): string | undefined {
  if (name === 'class' && /^\s*(mso|xl\d)/i.test(value)) return undefined;
  if (name === 'id' && value.startsWith('docs-internal-')) return undefined;
  if (name !== 'style' || !/mso-/i.test(value)) return value;
  const style = value.replaceAll(/(?<![\w-])mso-[\w-]*\s*:\s*("[^"]*"|'[^']*'|&quot;|[^;"'])*(;|$)/gi, '').trim();
  return style === '' ? undefined : style;
}

function cleanPiece(raw: string, guard: Guard): string {
  const token = /^<!--(lq:[^>]*)-->$/.exec(raw)?.[1];
  return token !== undefined && guard.knows(token) ? raw : '';
}
