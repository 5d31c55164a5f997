// Inspects the values that Liquid has filled in, and finishes the mail as the compiler would have. Undefined if the
// compiler would have treated these values differently: then the mail is compiled. Pure.
import { isSurelySafe } from '../text/safe-html.ts';
import { withColumns } from './columns.ts';
import type { KeptMail } from './keep-mjml.ts';
import { anyMark, marks } from './marks.ts';

const spans = /([\ufdd0\ufdd2\ufdd4\ufdd6])([^\ufdd0-\ufdd9]*)[\ufdd1\ufdd3\ufdd5\ufdd7]/g;
/** Prefixes of addresses that every mail may contain. */
const safeAddress = /^(?:https?:|mailto:|tel:|cid:|#|\/)/i;
/** HTML that the compiler copies in any context: complete tags with quoted attributes, and none that it interprets. */
const copiedHtml = /^(?:[^<]|<\/?[a-z][a-z\d]*(?:\s+[\w-]+="[^"<>]*")*\s*\/?>)*$/i;
const ownMeaning = /<\/?(?:mj|style|script|title|textarea|noscript|plaintext|xmp|html|head|body)|mj-column-|<!/i;

function isCopied(value: string): boolean {
  return copiedHtml.test(value) && !ownMeaning.test(value);
}

export function finishFill(filled: string, { blocks, isRaw, isFontOpen }: KeptMail): string | undefined {
  let isUnfit = false;
  const plain = filled.replaceAll(spans, (_span, begin: string, value: string) => {
    isUnfit ||= isUnfitValue(begin, value, isRaw) || (isFontOpen && /font-family/i.test(value));
    return begin === marks.content[0] ? value.trim() : value;
  });
  if (isUnfit || anyMark.test(plain)) return undefined;
  const html = blocks === undefined ? plain : withColumns(plain, blocks.columns);
  if (html === undefined) return undefined;
  return blocks === undefined ? html : html.replaceAll(/<!\[endif]-->\s*?<!--\[if mso \| IE]>/g, '');
}

function isUnfitValue(begin: string, value: string, isRaw: boolean): boolean {
  if (begin === marks.content[0]) return !isSurelySafe(value) || (isRaw && !isCopied(value));
  if (begin === marks.line[0]) return value === '' || value !== value.trim() || (isRaw && !isCopied(value));
  // Which values are addresses is not known here: any value that may contain a scheme is compiled.
  if (value.includes(':') && !safeAddress.test(value)) return true;
  if (isRaw && value.includes('&')) return true;
  // The compiler drops a link or picture without an address, and interprets words for yes and no.
  if (value === '' || value === 'true' || value === 'false' || value.includes('"')) return true;
  return begin === marks.commented[0] && (/\s{2,}|^\s|\s$/.test(value) || (isRaw && !isCopied(value)));
}
