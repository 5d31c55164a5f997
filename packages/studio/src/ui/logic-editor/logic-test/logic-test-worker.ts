// The worker that tests logic, so that a long test does not freeze the page and can be cancelled.
import { expose } from 'comlink';
import { testLogic } from './logic-test.ts';

const remoteTester = {
  /** Answers once the script is loaded and running: if the worker fails before that, tests run on the page. */
  start: (): true => true,
  test: testLogic,
};

export type RemoteTester = typeof remoteTester;

expose(remoteTester);
