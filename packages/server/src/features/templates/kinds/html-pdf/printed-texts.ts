// The texts of a template on their way to the printer, and what the printer says of them on the way back. Pure.
import { excerptAt } from '@coverwright/render/excerpt';
import type { PagePart, PdfProblem, PdfProblemCode, PdfText, PdfWarning } from '@coverwright/render/html-pdf';
import type { ErrorCode } from '../../../../errors/error-codes.ts';
import type { Problem } from '../../../../errors/user-error.ts';
import type { renderWarning } from '../../../../graphql/generated/schema-types.ts';
import type { Source } from '../../rendering.ts';
import type { HtmlPdfContent, Part } from './html-pdf.ts';

const pathOf: Readonly<Record<PdfText, string>> = {
  html: 'html',
  header: 'headerSettings.html',
  footer: 'footerSettings.html',
  password: 'passwordLiquid',
};

type PartName = 'headerSettings' | 'footerSettings';

/** Every text with Liquid that there is, in the order in which the editor shows them. */
export function toSources(content: HtmlPdfContent): Source[] {
  const partSources = (name: PartName) =>
    (['html', 'left', 'center', 'right'] as const).flatMap((text): Source[] => {
      const value = content[name][text];
      const escape = text === 'html' ? 'html' : 'none';
      return isBlank(value) ? [] : [{ text: value ?? '', path: `${name}.${text}`, escape }];
    });
  return [
    { text: content.html, path: 'html', escape: 'html' },
    ...partSources('headerSettings'),
    ...partSources('footerSettings'),
    ...(isBlank(content.passwordLiquid)
      ? []
      : [{ text: content.passwordLiquid ?? '', path: pathOf.password, escape: 'none' } as const]),
  ];
}

function isBlank(text: string | null): boolean {
  return (text ?? '').trim() === '';
}

/** Undefined where there is nothing to be seen of it. */
export function toPagePart(name: PartName, part: Part, texts: ReadonlyMap<string, string>): PagePart | undefined {
  const html = texts.get(`${name}.html`);
  const left = texts.get(`${name}.left`);
  const center = texts.get(`${name}.center`);
  const right = texts.get(`${name}.right`);
  const line = part.line ?? false;
  if (!line && [html, left, center, right].every((text) => text === undefined)) return undefined;
  return {
    ...(html !== undefined && { html }),
    ...(left !== undefined && { left }),
    ...(center !== undefined && { center }),
    ...(right !== undefined && { right }),
    ...(!isBlank(part.fontName) && { fontName: part.fontName ?? '' }),
    ...(part.fontSize !== null && { fontSize: part.fontSize }),
    line,
    spacingMm: part.spacing,
  };
}

const codes: Readonly<Record<PdfProblemCode, ErrorCode>> = {
  TIME: 'LIMIT_EXCEEDED',
  MEMORY: 'LIMIT_EXCEEDED',
  PAGES: 'LIMIT_EXCEEDED',
  LENGTH: 'LIMIT_EXCEEDED',
  CRASH: 'LIMIT_EXCEEDED',
  PASSWORD: 'INVALID',
  BUSY: 'BUSY',
  CANCELLED: 'BUSY',
  BROWSER: 'BUSY',
};

/** What is too much is the body's doing unless another text is named; what the server cannot do is no text's. */
export function toPrintProblem({ code: printerCode, message, text }: PdfProblem): Problem {
  const code = codes[printerCode];
  return code === 'BUSY' ? { code, message } : { code, message, path: pathOf[text ?? 'html'] };
}

/** With the place in the template, where what was found stands there in the same letters. */
export function toWarnings(
  warnings: readonly PdfWarning[],
  templates: readonly Pick<Source, 'path' | 'text'>[],
): renderWarning[] {
  const texts = new Map(templates.map(({ path, text }) => [path, text]));
  /** Where to go on looking: what is told twice stands there twice. */
  const seen = new Map<string, number>();
  return warnings.map(({ message, text, found }) => {
    const path = pathOf[text];
    const template = texts.get(path);
    if (template === undefined || found === undefined || found === '') return { message, path };
    const key = `${path} ${found}`;
    const offset = offsetOf(template, found, seen.get(key) ?? 0);
    if (offset === undefined) return { message, path };
    seen.set(key, offset + 1);
    return { message, path, ...placeAt(template, offset) };
  });
}

/** As it is written, or as HTML writes it. */
function offsetOf(template: string, found: string, from: number): number | undefined {
  const spellings = [found, found.replaceAll('&', '&amp;')];
  for (const start of [from, 0]) {
    const offset = spellings.map((spelling) => template.indexOf(spelling, start)).find((each) => each >= 0);
    if (offset !== undefined) return offset;
  }
  return undefined;
}

function placeAt(template: string, offset: number): Pick<renderWarning, 'line' | 'column' | 'excerpt'> {
  const before = template.slice(0, offset);
  const breaks = before.match(/\r\n?|\n/g)?.length ?? 0;
  const lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return { line: breaks + 1, column: offset - lineStart + 1, excerpt: excerptAt(template, offset) };
}

/** Nothing is ever fetched for a header or footer. */
export function addressWarnings(content: HtmlPdfContent): renderWarning[] {
  return (['headerSettings', 'footerSettings'] as const).flatMap((name) => {
    if (isBlank(content[name].htmUrl)) return [];
    const part = name === 'headerSettings' ? 'header' : 'footer';
    const message = `Nothing is fetched from the address of the ${part}. Write its HTML into ${name}.html.`;
    return [{ message, path: `${name}.htmUrl` }];
  });
}

/** One text a problem, for programs that take it apart at the lines. */
export function toPrintErrorText({ code, message, line = 0, column = 0 }: Problem): string {
  return `${code}|${line}:${column}|${message.replaceAll('|', '¦')}`;
}
