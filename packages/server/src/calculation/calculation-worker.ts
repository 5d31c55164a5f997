// The thread that calculates. It can be ended at any moment: it holds nothing but compiled logic.
import { TaskThread } from '@coverwright/render/task-thread';
import { runTask } from './calculation-task.ts';

const thread = new TaskThread(runTask, (answer) => (answer.kind === 'answer' ? [answer.bytes.buffer] : []));
thread.serve();
