import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { Sync } from './sync.ts';

const taken = new ApiError('problems', { problems: [{ code: 'CONFLICT', message: 'Changed' }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Texts that are sent one after the other to a fake server. */
function start() {
  const waiting: string[] = [];
  const sent: string[] = [];
  const failures: Error[] = [];
  let takenCount = 0;
  const sync = new Sync<string>({
    pending: () => waiting[0],
    send: async (text) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(text);
      waiting.shift();
      return Promise.resolve();
    },
    takeTheirs: async () => Promise.resolve(void (takenCount += 1)),
    isOvertaken: (error) => error === taken,
  });
  const change = (text: string): void => {
    waiting.push(text);
    sync.retry();
  };
  return { sync, sent, failures, change, takenCount: () => takenCount };
}

test('changes are sent one after the other, also those made meanwhile', async () => {
  const { sync, sent, change } = start();
  change('a');
  change('b');
  expect(sync.get().isSaving).toBe(true);
  await sync.settle();
  expect([sent, sync.get()]).toEqual([['a', 'b'], { isSaving: false, error: undefined }]);
});

test("others' changes are taken before the own ones are sent again, unless that never ends", async () => {
  const { sync, sent, failures, change, takenCount } = start();
  failures.push(taken);
  change('a');
  await sync.settle();
  expect([sent, takenCount()]).toEqual([['a'], 1]);
  failures.push(...Array.from({ length: 6 }, () => taken));
  change('b');
  await sync.settle();
  expect(sync.get().error).toBe(taken);
});

test('a temporary failure is retried silently, and any other with the next change', async () => {
  const { sync, sent, failures, change } = start();
  const end = sync.attach();
  failures.push(new ApiError('network', {}));
  change('a');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sent, sync.get().error]).toEqual([['a'], undefined]);
  const refusal = new ApiError('problems', { problems: [{ code: 'INVALID', message: 'No' }] });
  failures.push(refusal);
  change('b');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, sync.get().error]).toEqual([['a'], refusal]);
  change('c');
  await sync.settle();
  expect(sent).toEqual(['a', 'b', 'c']);
  end();
});

test('a return to the window shows what others have saved, unless own changes could not be sent', async () => {
  const { sync, failures, change, takenCount } = start();
  const end = sync.attach();
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(takenCount()).toBe(1);
  failures.push(new ApiError('problems', { problems: [] }));
  change('a');
  await sync.settle();
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);
  expect(takenCount()).toBe(1);
  end();
});
