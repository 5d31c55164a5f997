// The worker that logic is tested in, so that one that takes long neither freezes the page nor outlasts Cancel.
import { expose } from 'comlink';
import { testLogic } from './logic-test.ts';

const remoteTester = {
  /** Answers once the script has come and runs: what fails before this is done on the page. */
  start: (): true => true,
  test: testLogic,
};

export type RemoteTester = typeof remoteTester;

expose(remoteTester);
