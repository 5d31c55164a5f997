// Metrics of printed documents.
import type { PdfEngine, PdfOutcome } from '@coverwright/render/html-pdf';
import type { DrawOutcome } from '@coverwright/render/pdf-drawing';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Wraps the printer to count and time its documents. */
export function createPrinterWatch(registry: Registry, buckets: number[]): (printer: PdfEngine) => PdfEngine {
  const documents = new Histogram({
    name: 'coverwright_document_print_duration_seconds',
    help: 'Time to print a document, including the wait for a turn; the outcome is printed, or the code of the refusal.',
    labelNames: ['outcome'],
    buckets,
    registers: [registry],
  });
  const printing = new Gauge({
    name: 'coverwright_documents_printing',
    help: 'Documents that are being printed or wait for their turn.',
    registers: [registry],
  });
  const counted = async <Outcome extends PdfOutcome | DrawOutcome>(print: () => Promise<Outcome>): Promise<Outcome> => {
    const end = documents.startTimer();
    printing.inc();
    try {
      const outcome = await print();
      end({ outcome: toLabel(outcome) });
      return outcome;
    } finally {
      printing.dec();
    }
  };
  return (printer) => ({
    get state() {
      return printer.state;
    },
    warm: () => printer.warm(),
    close: () => printer.close(),
    print: (request, signal) => counted(() => printer.print(request, signal)),
    draw: (request, signal) => counted(() => printer.draw(request, signal)),
  });
}

function toLabel(outcome: PdfOutcome | DrawOutcome): string {
  if (outcome.ok) return 'printed';
  return 'refusal' in outcome ? outcome.refusal.code : (outcome.problems[0]?.code ?? 'unknown');
}
