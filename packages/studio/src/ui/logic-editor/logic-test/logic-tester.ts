/** Tests logic in a worker if possible, and otherwise on the page. One test at a time. */
import { wrap, type Endpoint, type Remote } from 'comlink';
import { testLogic, type TestReport, type TestRequest } from './logic-test.ts';
import type { RemoteTester } from './logic-test-worker.ts';

export interface LogicTester {
  /** Undefined if it was cancelled, or ended without a result. */
  test(request: TestRequest): Promise<TestReport | undefined>;
  cancel(): void;
}

/** The part of Worker that is needed. */
export interface TestWorker extends Endpoint {
  terminate(): void;
}

interface StartedWorker {
  readonly remote: Remote<RemoteTester>;
  /** Settles when the worker ends: true if it ended before its script ran. */
  readonly ended: Promise<boolean>;
  readonly end: () => void;
}

function start(startWorker: () => TestWorker): StartedWorker | undefined {
  try {
    const worker = startWorker();
    const remote = wrap<RemoteTester>(worker);
    let isStarted = false;
    let resolve: (hasNeverRun: boolean) => void = () => undefined;
    const ended = new Promise<boolean>((settle) => (resolve = settle));
    void remote.start().then(() => (isStarted = true));
    worker.addEventListener('error', () => {
      worker.terminate();
      resolve(!isStarted);
    });
    const end = () => {
      worker.terminate();
      resolve(false);
    };
    return { remote, ended, end };
  } catch {
    // A browser, or its security policy, may forbid workers.
    return undefined;
  }
}

export function createLogicTester(startWorker: () => TestWorker): LogicTester {
  let worker: StartedWorker | undefined;
  let isRefused = false;
  let isRunning = false;

  const end = (): void => {
    worker?.end();
    worker = undefined;
  };
  const test = async (request: TestRequest): Promise<TestReport | undefined> => {
    if (isRunning) end();
    worker ??= isRefused ? undefined : start(startWorker);
    const mine = worker;
    if (!mine) return testLogic(request);
    isRunning = true;
    const report = await Promise.race([mine.remote.test(request), mine.ended]);
    if (worker === mine) isRunning = false;
    if (typeof report !== 'boolean') return report;
    if (worker === mine) worker = undefined;
    isRefused ||= report;
    // A test that crashed a running worker would crash the page, too.
    return report ? testLogic(request) : undefined;
  };
  return { test, cancel: end };
}

export function startLogicTestWorker(): TestWorker {
  return new Worker(new URL('./logic-test-worker.ts', import.meta.url), { type: 'module' });
}
