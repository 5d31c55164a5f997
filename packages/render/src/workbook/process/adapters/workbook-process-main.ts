// The process that reads and computes workbooks. It may be killed at any moment, and holds only what can be reloaded.
// Started by workbook-process.ts.
import { lowerThreadPriority } from '../../../threads/adapters/priority.ts';
import { createIronCalculator, loadIronCalc } from '../../ironcalc/adapters/ironcalc.ts';
import type { ProcessMessage, WorkbookAnswer, WorkbookTask } from '../messages.ts';
import { WorkbookWork } from '../workbook-work.ts';

const ironCalc = loadIronCalc();
const work = new WorkbookWork({
  ironCalc: ironCalc && ((plan, workbook) => createIronCalculator(ironCalc, plan, workbook)),
});

function run(task: WorkbookTask): WorkbookAnswer {
  try {
    return work.run(task);
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function send(answer?: WorkbookAnswer): void {
  const { user, system } = process.cpuUsage();
  const message: ProcessMessage = { ...(answer && { answer }), processorMs: (user + system) / 1000 };
  process.send?.(message);
}

// Not before: beside other programs, a process of low priority would take minutes to start.
lowerThreadPriority();
process.on('message', (task: WorkbookTask) => send(run(task)));
send();
