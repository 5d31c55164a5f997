// The inside of a thread of a pool: one answer for each task. Such a thread can be ended at any moment.
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from './priority.ts';

export type ThreadMessage<Answer> = { readonly kind: 'ready' } | { readonly kind: 'done'; readonly answer: Answer };

export class TaskThread<Task, Answer> {
  readonly #work: (task: Task) => Answer;

  constructor(work: (task: Task) => Answer) {
    this.#work = work;
  }

  /** From here on the thread takes tasks. */
  serve(): void {
    lowerThreadPriority();
    parentPort?.on('message', (task: Task) => this.#send({ kind: 'done', answer: this.#work(task) }));
    this.#send({ kind: 'ready' });
  }

  #send(message: ThreadMessage<Answer>): void {
    parentPort?.postMessage(message);
  }
}
