// Scripts never run. Their authors get a warning, so that they do not expect an effect.
import { say } from '../../../sentences/say.ts';
import type { PdfText, PdfWarning } from '../../pdf-request.ts';

const foundChars = 60;
/** Limit per text: more would only repeat what the first ones say. */
export const mostWarnings = 20;

export function toScriptWarning(text: Exclude<PdfText, 'password'>, html: string, offset: number): PdfWarning {
  const sentence = say(text === 'html' ? 'SCRIPTS_NOT_RUN' : 'SCRIPTS_OF_PART_NOT_RUN');
  return { code: 'SCRIPT', ...sentence, text, found: html.slice(offset, offset + foundChars) };
}

/** For a body, which may have any length: searches for a word instead of parsing the HTML. */
export function findScripts(html: string): PdfWarning[] {
  const warnings: PdfWarning[] = [];
  const starts = /<script(?=[\s/>])|<!--/gi;
  for (let start = starts.exec(html); start !== null && warnings.length < mostWarnings; start = starts.exec(html)) {
    const isComment = start[0] === '<!--';
    const tagEnd = html.indexOf('>', start.index);
    const end = isComment ? html.indexOf('-->', start.index) : endOfScript(html, tagEnd);
    if (end < 0 || tagEnd < 0) break;
    if (!isComment && isScript(html.slice(start.index, Math.min(tagEnd, start.index + 1_000))))
      warnings.push(toScriptWarning('html', html, start.index));
    starts.lastIndex = end;
  }
  return warnings;
}

function endOfScript(html: string, from: number): number {
  const end = /<\/script/gi;
  end.lastIndex = Math.max(0, from);
  return end.exec(html)?.index ?? html.length;
}

/** By its start tag: an element with another type contains data. */
function isScript(tag: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? '';
  return isScriptType(type);
}

export function isScriptType(type: string): boolean {
  return /^$|^module$|javascript|ecmascript/i.test(type.trim());
}
