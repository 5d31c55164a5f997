import { fileURLToPath } from 'node:url';
import { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { createPdfEngine, type PdfEngine, type PdfEngineOptions } from '../html-pdf/html-pdf.ts';
import type { PdfOutcome, PdfRequest } from '../html-pdf/pdf-request.ts';

/** Unpacked once for all tests of this checkout. */
export const browserFolder = fileURLToPath(new URL('../../../../.cache', import.meta.url));

/** The account for test browsers when the tests run as root. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** Fonts are unpacked and browsers started while a document waits: on a busy machine that exceeds the usual waiting time. */
const patience = { waitMs: 150_000, totalMs: 150_000 };

export function startEngine(options: Partial<PdfEngineOptions> = {}): PdfEngine {
  const threads = new ThreadPool();
  const limits = { ...patience, ...options.limits };
  const engine = createPdfEngine({ threads, browserFolder, account: nobody, ...options, limits });
  return {
    print: (request, signal) => engine.print(request, signal),
    draw: (request, signal) => engine.draw(request, signal),
    warm: () => engine.warm(),
    get state() {
      return engine.state;
    },
    close: async () => {
      await engine.close();
      await threads.close();
    },
  };
}

/** An A4 page without files; `more` goes before. */
export function requestOf(html: string, more: Partial<PdfRequest> = {}): PdfRequest {
  return {
    html,
    marginsMm: { top: 10, right: 10, bottom: 10, left: 10 },
    pageSize: 'A4',
    orientation: 'portrait',
    locale: 'en-US',
    printedAt: new Date('2026-11-21T22:05:00Z'),
    loadFile: () => Promise.resolve(undefined),
    ...more,
  };
}

export function requirePdf(outcome: PdfOutcome): Extract<PdfOutcome, { ok: true }> {
  if (outcome.ok) return outcome;
  throw new Error(outcome.problems.map(({ code, message }) => `${code}: ${message}`).join('\n'));
}

export function codesOf(outcome: PdfOutcome): readonly string[] {
  return outcome.ok ? [] : outcome.problems.map(({ code }) => code);
}
