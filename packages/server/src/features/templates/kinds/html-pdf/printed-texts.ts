// Converts the texts of a template for the printer, and the printer's problems and warnings back to positions
// in the template. Pure.
import { excerptAt } from '@coverwright/insurance/excerpt';
import type { PagePart, PdfProblem, PdfText, PdfWarning } from '@coverwright/render/html-pdf';
import type { Problem } from '../../../../errors/user-error.ts';
import { say } from '../../../../sentences/say.ts';
import { toPrinterProblem } from '../../documents/print-problems.ts';
import type { Source } from '../../rendering/render-input.ts';
import type { HtmlPdfContent, Part } from './html-pdf.ts';
import type { Warning } from '../../warning.ts';

const pathOf: Readonly<Record<PdfText, string>> = {
  html: 'html',
  header: 'headerSettings.html',
  footer: 'footerSettings.html',
  password: 'passwordLiquid',
};

type PartName = 'headerSettings' | 'footerSettings';

/** All texts with Liquid, in the order of the editor. */
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
    // Blanks were meant as a password, but would render as an empty one.
    ...(['passwordLiquid', 'ownerPasswordLiquid'] as const).flatMap((path): Source[] => {
      const text = content[path] ?? '';
      return text === '' ? [] : [{ text, path, escape: 'none' }];
    }),
  ];
}

function isBlank(text: string | null): boolean {
  return (text ?? '').trim() === '';
}

/** Undefined if the part would be invisible. */
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

/**
 * Exceeded limits are attributed to the body unless another text is named; failures of the server are
 * attributed to no text.
 */
export function toPrintProblem(problem: PdfProblem): Problem {
  return toPrinterProblem(problem, pathOf[problem.text ?? 'html']);
}

/** Further warnings would only repeat the first ones, and each position is searched for in texts of megabytes. */
const warningsMax = 50;

/** Adds the position in the template, if it contains the same text. */
export function toWarnings(
  warnings: readonly PdfWarning[],
  templates: readonly Pick<Source, 'path' | 'text'>[],
): Warning[] {
  const texts = new Map(templates.map(({ path, text }) => [path, text]));
  /** Where to continue: a warning reported twice refers to two occurrences. */
  const seen = new Map<string, number>();
  const shownWarnings = warnings.slice(0, warningsMax).map(({ text, found, foundElse, ...rest }) => {
    const path = toPath(text, texts);
    const warning = { ...rest, path };
    const template = texts.get(path);
    if (template === undefined || found === undefined || found === '') return warning;
    if (foundElse !== undefined && !template.includes(found)) {
      const offset = offsetAfter(template, foundElse);
      return offset === undefined ? warning : { ...warning, ...positionAt(template, offset) };
    }
    const key = `${path} ${found}`;
    const offset = offsetOf(template, found, seen.get(key) ?? 0);
    if (offset === undefined) return warning;
    seen.set(key, offset + 1);
    return { ...warning, ...positionAt(template, offset) };
  });
  const omittedCount = warnings.length - shownWarnings.length;
  if (omittedCount === 0) return shownWarnings;
  return [...shownWarnings, { code: 'MORE', ...say('MORE_WARNINGS', { count: omittedCount.toLocaleString('en-US') }) }];
}

/** A header of plain texts has no HTML: the path is its only text, or the entire part. */
function toPath(text: PdfText, texts: ReadonlyMap<string, string>): string {
  const path = pathOf[text];
  const part = text === 'header' ? 'headerSettings' : text === 'footer' ? 'footerSettings' : undefined;
  if (part === undefined || texts.has(path)) return path;
  const [only, another] = [...texts.keys()].filter((name) => name.startsWith(`${part}.`));
  return only !== undefined && another === undefined ? only : part;
}

/** As written or escaped for HTML: first as an entire value, then within other text. */
function offsetOf(template: string, found: string, from: number): number | undefined {
  const spellings = new Set([found, found.replaceAll('&', '&amp;')]);
  for (const find of [wholeOffset, (text: string, part: string, start: number) => text.indexOf(part, start)]) {
    for (const start of new Set([from, 0])) {
      for (const spelling of spellings) {
        const offset = find(template, spelling, start);
        if (offset >= 0) return offset;
      }
    }
  }
  return undefined;
}

/** The last occurrence if there are fewer, as within a loop. */
function offsetAfter(template: string, { text, before }: NonNullable<PdfWarning['foundElse']>): number | undefined {
  let found: number | undefined;
  for (let at = template.indexOf(text), count = 0; at >= 0 && count <= before; at = template.indexOf(text, at + 1)) {
    found = at;
    count += 1;
  }
  return found;
}

/** A character may occur in a template millions of times. */
const offsetsMax = 10_000;

/** Between quotes, in url(…), or between blanks; -1 if there is none among the first occurrences. */
function wholeOffset(template: string, found: string, from: number): number {
  let offset = template.indexOf(found, from);
  for (let tries = 0; offset >= 0 && tries < offsetsMax; tries += 1, offset = template.indexOf(found, offset + 1)) {
    if (!/[^\s"'(=]/.test(template.charAt(offset - 1)) && !/[^\s"')>]/.test(template.charAt(offset + found.length))) {
      return offset;
    }
  }
  return -1;
}

type SourcePosition = Pick<Warning, 'line' | 'column' | 'excerpt'>;

const [lineFeed, carriageReturn] = [10, 13];

/** Avoids allocations: a template may have millions of lines. */
function positionAt(template: string, offset: number): SourcePosition {
  let line = 1;
  let start = 0;
  for (let at = 0; at < offset; at += 1) {
    const code = template.charCodeAt(at);
    const isEnding = code === lineFeed || (code === carriageReturn && template.charCodeAt(at + 1) !== lineFeed);
    if (!isEnding) continue;
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1, excerpt: excerptAt(template, offset) };
}

/** Nothing is ever loaded for a header or footer. */
export function addressWarnings(content: HtmlPdfContent): Warning[] {
  return (['headerSettings', 'footerSettings'] as const).flatMap((name) => {
    if (isBlank(content[name].htmUrl)) return [];
    const sentence = say(name === 'headerSettings' ? 'HEADER_ADDRESS_NOT_LOADED' : 'FOOTER_ADDRESS_NOT_LOADED');
    return [{ code: 'ADDRESS', ...sentence, path: `${name}.htmUrl` }];
  });
}
