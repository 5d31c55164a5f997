// The thread that calculates. It can be ended at any moment: it holds nothing but compiled logic.
import { TaskThread } from '@coverwright/render/task-thread';
import { calculateTask } from './calculation-task.ts';

const thread = new TaskThread(calculateTask);
thread.serve();
