import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import { testLogic, type TestRequest } from './logic-test.ts';
import { createLogicTester } from './logic-tester.ts';

const request: TestRequest = { kind: 'value', logicText: '{"+": [1, 2]}', variablesText: '' };

/** The test provides the implementation behind the worker; without a tester there is none. */
function toWorker(tester: object | undefined) {
  const { port1, port2 } = new MessageChannel();
  if (tester) expose(tester, port2);
  return Object.assign(port1, {
    isTerminated: false,
    terminate(): void {
      this.isTerminated = true;
      port1.close();
    },
  });
}

function given(tester?: object) {
  const workers: ReturnType<typeof toWorker>[] = [];
  const created = createLogicTester(() => {
    const worker = toWorker(tester);
    workers.push(worker);
    return worker;
  });
  return { workers, tester: created };
}

const never = new Promise<never>(() => undefined);

describe('createLogicTester', () => {
  it("returns the worker's report, and reuses the worker for the next test", async () => {
    const { workers, tester } = given({ start: () => true, test: testLogic });
    for (const logicText of ['{"+": [1, 2]}', '3']) {
      const report = await tester.test({ ...request, logicText });
      expect(report).toMatchObject({ outcome: { ok: true, value: { number: 3 } } });
    }
    expect(workers).toHaveLength(1);
    tester.cancel();
  });
  it('terminates the worker on cancel, and starts another for the next test', async () => {
    const { workers, tester } = given({ start: () => true, test: async () => never });
    const tested = tester.test(request);
    tester.cancel();
    expect(await tested).toBeUndefined();
    expect(workers[0]?.isTerminated).toBe(true);
    const next = tester.test(request);
    expect(workers).toHaveLength(2);
    tester.cancel();
    await next;
  });
  it('cancels a running test when another begins', async () => {
    const { workers, tester } = given({ start: () => true, test: async () => never });
    const first = tester.test(request);
    const second = tester.test(request);
    expect(await first).toBeUndefined();
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    tester.cancel();
    await second;
  });
  it('tests on the page if the worker cannot be loaded', async () => {
    const { workers, tester } = given();
    const tested = tester.test(request);
    workers[0]?.dispatchEvent(new Event('error'));
    expect(await tested).toMatchObject({ outcome: { ok: true } });
    expect(await tester.test(request)).toMatchObject({ outcome: { ok: true } });
    expect(workers).toHaveLength(1);
  });
  it('tests on the page if workers are unavailable', async () => {
    const tester = createLogicTester(() => {
      throw new Error('refused');
    });
    expect(await tester.test(request)).toMatchObject({ outcome: { ok: true } });
  });
  it('does not repeat on the page a test that crashed a running worker', async () => {
    const { workers, tester } = given({ start: () => true, test: async () => never });
    const tested = tester.test(request);
    await new Promise((resolve) => workers[0]?.addEventListener('message', resolve, { once: true }));
    await new Promise((resolve) => setImmediate(resolve));
    workers[0]?.dispatchEvent(new Event('error'));
    expect(await tested).toBeUndefined();
  });
});
