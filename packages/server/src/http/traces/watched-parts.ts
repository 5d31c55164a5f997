// Spans of the parts that the metrics time: transactions and statements, the object store, the printer, background jobs.
import type { PdfEngine, PdfOutcome } from '@coverwright/render/html-pdf';
import type { DrawOutcome } from '@coverwright/render/pdf-drawing';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { currentSpan, during, inSpan } from '../../traces/span.ts';
import type { Tracing } from '../../traces/tracing.ts';

const postgresql = { 'db.system.name': 'postgresql' } as const;

/** A statement of a transaction that a whole request reads from belongs to the request, not to the transaction. */
export function traceDatabase(database: Database): Database {
  database.activity.observe({
    onConnection: (waitMs) => currentSpan()?.set({ 'coverwright.connection_wait_ms': waitMs }),
    onStatement: ({ label, durationMs, hasFailed }) => {
      const span = currentSpan()?.begin({
        name: label,
        kind: 'client',
        attributes: { ...postgresql, 'db.query.summary': label },
        startedAt: performance.now() - durationMs,
      });
      if (hasFailed) span?.fail();
      span?.end();
    },
  });
  const traced = <Value>(kind: string, work: () => Promise<Value>) =>
    inSpan({ name: `transaction ${kind}`, kind: 'client', attributes: postgresql }, work);
  return {
    ...database,
    read: (caller, work, signal) => traced('read', () => database.read(caller, work, signal)),
    write: (caller, work, signal) => traced('write', () => database.write(caller, work, signal)),
    asOwner: (work, caller, signal) => traced('owner', () => database.asOwner(work, caller, signal)),
  };
}

export function traceObjects(objects: ObjectStore): ObjectStore {
  const traced = <Value>(operation: keyof ObjectStore, work: () => Promise<Value>) =>
    inSpan({ name: `object ${operation}`, kind: 'client' }, work);
  return {
    write: (key, content) => traced('write', () => objects.write(key, content)),
    read: (key, range) => traced('read', () => objects.read(key, range)),
    remove: (keys) => traced('remove', () => objects.remove(keys)),
    probe: () => traced('probe', () => objects.probe()),
  };
}

export function tracePrinter(printer: PdfEngine): PdfEngine {
  const traced = <Outcome extends PdfOutcome | DrawOutcome>(name: string, work: () => Promise<Outcome>) =>
    inSpan({ name }, async (span) => {
      const outcome = await work();
      span?.set({ 'coverwright.is_printed': outcome.ok });
      return outcome;
    });
  return {
    get state() {
      return printer.state;
    },
    warm: () => printer.warm(),
    close: () => printer.close(),
    print: (request, signal) => traced('print document', () => printer.print(request, signal)),
    draw: (request, signal) => traced('draw on document', () => printer.draw(request, signal)),
  };
}

/** A trace of its own for each run. */
export function traceJob(job: Job, tracing: Tracing): Job {
  return {
    ...job,
    run: () =>
      during(
        tracing.begin({}, () => ({ name: `job ${job.name}` })),
        () => job.run(),
      ),
  };
}
