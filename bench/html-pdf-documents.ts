// What bench/html-pdf.ts prints: a letter with a table on one page, and a book of twenty pages with a table and three
// headings on each; made by code, so that whoever prints them prints the same.
import type { PagePart, PdfRequest } from '../packages/render/src/html-pdf/html-pdf.ts';

export interface BenchDocument {
  readonly name: string;
  readonly html: string;
  readonly pageCount: number;
}

export interface LetterTexts {
  readonly number: string;
  readonly name: string;
  /** Of the table. */
  readonly rows: string;
}

/** Room for a header and a footer, whether there are any or not. */
export const marginsMm = { top: 25, right: 15, bottom: 20, left: 15 };

const style = `<style>
body { font: 10pt Arial, sans-serif; margin: 0; color: #1f2933; } h1 { font-size: 16pt; } h2 { font-size: 12pt; }
table { width: 100%; border-collapse: collapse; margin: 8pt 0; } th { background: #e8eef4; text-align: left; }
th, td { border: 0.5pt solid #9aa5b1; padding: 2pt 4pt; } td:last-child { text-align: right; } section + section { break-before: page; }
.address { margin: 0 0 24pt; }
</style>`;

function toPage(body: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${style}</head><body>${body}</body></html>`;
}

export function toLetterHtml({ number, name, rows }: LetterTexts): string {
  return toPage(`<p class="address">${name}<br>12 Harbour Road<br>Hong Kong</p>
<h1>Your travel policy ${number}</h1>
<p>Dear ${name},</p>
<p>Thank you for your trust. This letter lists what your policy covers, up to which amount in each case. <b>Keep it with
your policy</b>, and take a copy of it with you when you travel.</p>
<table><tr><th>Benefit</th><th>Up to</th></tr>${rows}</table>
<p>Report a claim to us within thirty days, with the papers that prove it. We answer within two working days.</p>
<p>Yours sincerely,<br>The travel team</p>`);
}

export const benefits = Array.from({ length: 18 }, (_unused, index) => ({
  type: `Benefit number ${index + 1} of the policy`,
  value: `HKD ${(index + 1) * 2},500.00`,
}));

const benefitRows = benefits.map(({ type, value }) => toRow(type, value)).join('');

export function toRow(...cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

export const policyNumber = 'TP-2026-000123';
export const holderName = 'Chan Tai Man';

export const letter: BenchDocument = {
  name: '1 page',
  html: toLetterHtml({ number: policyNumber, name: holderName, rows: benefitRows }),
  pageCount: 1,
};

const chapters = Array.from({ length: 20 }, (_unused, index) => {
  const paragraph = `<p>${`What section ${index + 1} covers is said here in some words. `.repeat(6)}</p>`;
  const rows = Array.from({ length: 18 }, (_row, row) =>
    toRow(`${index + 1}.${row + 1}`, `Cover ${row}`, `${row * 95}.00`),
  );
  return `<section><h1>Section ${index + 1}</h1>${paragraph}<h2>Benefits of section ${index + 1}</h2>
<table><tr><th>No.</th><th>Benefit</th><th>Amount</th></tr>${rows.join('')}</table>
<h2>Conditions of section ${index + 1}</h2>${paragraph}</section>`;
});

export const book: BenchDocument = { name: '20 pages', html: toPage(chapters.join('\n')), pageCount: chapters.length };

const header: PagePart = {
  html: `<div style="font: 8pt Arial; border-bottom: 0.5pt solid #9aa5b1">Travel policy ${policyNumber}
<span style="float: right"><span class="section"></span> / <span class="subsection"></span></span></div>`,
  spacingMm: 5,
};

const footer: PagePart = {
  html: '<div style="font: 8pt Arial; text-align: center">Page <span class="page"></span> of <span class="topage"></span></div>',
  spacingMm: 5,
};

/** Page x of y and the section appear on every page. */
export const parts = { header, footer } as const;

export function toPdfRequest({ html }: BenchDocument, more: Partial<PdfRequest> = {}): PdfRequest {
  return {
    html,
    marginsMm,
    pageSize: 'A4',
    orientation: 'portrait',
    locale: 'en-US',
    printedAt: new Date(0),
    loadFile: () => Promise.resolve('refused'),
    ...more,
  };
}
