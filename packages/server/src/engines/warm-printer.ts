import { setTimeout as delay } from 'node:timers/promises';
import type { PdfEngine } from '@coverwright/render/html-pdf';

type Say = (facts: { readonly printer: PdfEngine['state'] }, message: string) => void;

export interface PrinterLog {
  readonly info: Say;
  readonly warn: Say;
}

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/** Until it starts: on a busy machine the first attempt may fail. Everything else works without, so failures are only logged. */
export async function warmPrinter(
  pdf: Pick<PdfEngine, 'warm' | 'state'>,
  log: PrinterLog,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    await pdf.warm();
    const printer = pdf.state;
    if (printer === 'ready') return log.info({ printer }, 'printer');
    if (pauseMs === firstPauseMs)
      log.warn({ printer }, 'the printer does not start and will try again; documents cannot be printed until then');
    await delay(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
