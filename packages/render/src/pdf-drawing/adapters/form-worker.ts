// The thread that opens PDF files and draws on them. It is stateless, so it can be terminated at any moment.
import type { EngineWork } from '../../threads/thread-engine.ts';
import { FormRefused } from '../form/open-form.ts';
import { readForm } from '../form/read-form.ts';
import { drawForm } from '../write/draw-form.ts';
import type { FormAnswer, FormTask } from './form-threads.ts';

async function run(task: FormTask): Promise<FormAnswer> {
  try {
    if (task.kind === 'read') return { kind: 'read', facts: await readForm(task.form) };
    return { kind: 'drawn', pdf: new Uint8Array(await drawForm(task.drawing)) };
  } catch (error) {
    if (error instanceof FormRefused) return { kind: 'refused', refusal: error.refusal };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

export function start(): EngineWork<FormTask, FormAnswer> {
  return { run, transferred: (answer) => (answer.kind === 'drawn' ? [answer.pdf.buffer] : []) };
}
