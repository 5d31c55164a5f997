// The content of a PDF, read by a different library from the one that created it.
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectSuccess } from './expect-result.ts';
import type { GraphqlResult } from './start-test-server.ts';

export interface PrintedAnswer {
  readonly pdf: Uint8Array;
  readonly pageCount: number;
  readonly missingVariables: readonly string[];
  readonly warnings: readonly {
    readonly code: string | null;
    readonly message: string;
    readonly path: string | null;
    readonly line: number | null;
    readonly column: number | null;
    readonly excerpt: string | null;
    /** For content that is wider than the page. */
    readonly overhangMm: number | null;
  }[];
}

export function printedAnswer(result: GraphqlResult): PrintedAnswer {
  const { base64, ...answer } = expectSuccess(result) as unknown as PrintedAnswer & { base64: string };
  return { ...answer, pdf: Buffer.from(base64, 'base64') };
}

/** Names of the embedded fonts, without the prefix of a subset. */
export function fontNames(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...new Set([...text.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name))].sort();
}

export interface ReadPdf {
  /** The text of each page, in order; blanks are collapsed. */
  readonly pages: readonly string[];
  /** Width and height of the drawn pictures, across all pages; includes the placeholder of a missing one. */
  readonly pictures: readonly string[];
}

/** Rejects with a PasswordException if the password is wrong. */
export async function readPdf(pdf: Uint8Array, password?: string): Promise<ReadPdf> {
  // A copy, since the reader transfers the buffer.
  const task = getDocument({ data: Uint8Array.from(pdf), ...(password !== undefined && { password }), verbosity: 0 });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    const pictures: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
      pages.push(text.replaceAll(/\s+/g, ' ').trim());
      const { fnArray, argsArray } = await page.getOperatorList();
      fnArray.forEach((operation, index) => {
        const [, width, height] = (argsArray[index] ?? []) as readonly unknown[];
        if (operation === OPS.paintImageXObject) pictures.push(`${String(width)}x${String(height)}`);
      });
    }
    return { pages, pictures };
  } finally {
    await task.destroy();
  }
}
