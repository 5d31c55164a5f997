// The inside of a thread of a pool: one answer for each task. Such a thread can be ended at any moment.
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from './priority.ts';

export interface DoneMessage<Answer> {
  readonly kind: 'done';
  readonly answer: Answer;
  readonly heapBytes: number;
}

export type ThreadMessage<Answer> = { readonly kind: 'ready' } | DoneMessage<Answer>;

export class TaskThread<Task, Answer> {
  readonly #work: (task: Task) => Answer;
  readonly #transferred: (answer: Answer) => readonly ArrayBuffer[];

  /** Of an answer, `transferred` lists what is handed over instead of copied. */
  constructor(work: (task: Task) => Answer, transferred: (answer: Answer) => readonly ArrayBuffer[] = () => []) {
    this.#work = work;
    this.#transferred = transferred;
  }

  /** From here on the thread takes tasks. */
  serve(): void {
    lowerThreadPriority();
    parentPort?.on('message', (task: Task) => {
      const answer = this.#work(task);
      this.#send({ kind: 'done', answer, heapBytes: getHeapStatistics().total_heap_size }, this.#transferred(answer));
    });
    this.#send({ kind: 'ready' });
  }

  #send(message: ThreadMessage<Answer>, transferred: readonly ArrayBuffer[] = []): void {
    parentPort?.postMessage(message, transferred);
  }
}
