// Figures on the documents that are printed.
import type { PdfEngine } from '@coverwright/render/html-pdf';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Gives the same printer, its documents counted and timed. */
export function createPrinterWatch(registry: Registry, buckets: number[]): (printer: PdfEngine) => PdfEngine {
  const documents = new Histogram({
    name: 'coverwright_document_print_duration_seconds',
    help: 'Time to print a document, its turn waited for included; the outcome is printed, or the code of the refusal.',
    labelNames: ['outcome'],
    buckets,
    registers: [registry],
  });
  const printing = new Gauge({
    name: 'coverwright_documents_printing',
    help: 'Documents that are being printed or wait for their turn.',
    registers: [registry],
  });
  return (printer) => ({
    get state() {
      return printer.state;
    },
    warm: () => printer.warm(),
    close: () => printer.close(),
    print: async (request, signal) => {
      const end = documents.startTimer();
      printing.inc();
      try {
        const outcome = await printer.print(request, signal);
        end({ outcome: outcome.ok ? 'printed' : (outcome.problems[0]?.code ?? 'unknown') });
        return outcome;
      } finally {
        printing.dec();
      }
    },
  });
}
