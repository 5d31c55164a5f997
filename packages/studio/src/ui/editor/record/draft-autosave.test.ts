import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftAutosave, type AutosaveState } from './draft-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fake server that stores one draft, and responds when the test tells it to. */
function startServer() {
  const calls: string[] = [];
  const states: AutosaveState[] = [];
  let failure: Error | undefined;
  let answer: (() => void) | undefined;
  let isSlow = false;
  const take = async (call: string): Promise<void> => {
    calls.push(call);
    if (isSlow) await new Promise<void>((resolve) => (answer = resolve));
    if (failure) throw failure;
  };
  const autosave = createDraftAutosave<string>({
    save: async (draft) => take(draft),
    discard: async () => take('discard'),
    onState: (state) => states.push(state),
    isPassing: (error) => error instanceof Error && error.message === 'network',
  });
  return {
    autosave,
    calls,
    states,
    failWith: (message: string | undefined) => (failure = message === undefined ? undefined : new Error(message)),
    slowDown: () => (isSlow = true),
    answer: () => answer?.(),
  };
}

test('a draft is stored two seconds after the last change, not before', async () => {
  const { autosave, calls, states } = startServer();
  autosave.change('D');
  await vi.advanceTimersByTimeAsync(1_900);
  autosave.change('Dear');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls).toEqual(['Dear']);
  expect(states.at(-1)?.savedAt).toBeInstanceOf(Date);
});

test('typing without a pause stores a draft after ten seconds', async () => {
  const { autosave, calls } = startServer();
  for (let second = 0; second < 11; second++) {
    autosave.change(`${second}`);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(calls).toEqual(['9']);
});

test('returning to the saved state deletes the draft, and sends no request if there is none', async () => {
  const { autosave, calls } = startServer();
  autosave.change('Dear');
  autosave.change(null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual([]);
  autosave.change('Dear');
  await vi.advanceTimersByTimeAsync(5_000);
  autosave.change(null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual(['Dear', 'discard']);
});

test('one call at a time: text typed meanwhile is sent after the response', async () => {
  const { autosave, calls, slowDown, answer } = startServer();
  slowDown();
  autosave.change('one');
  await vi.advanceTimersByTimeAsync(2_000);
  autosave.change('two');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual(['one']);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['one', 'two']);
});

test('settling waits for the current call and drops queued ones, so that no draft remains of the next save', async () => {
  const { autosave, calls, slowDown, answer } = startServer();
  slowDown();
  autosave.change('one');
  await vi.advanceTimersByTimeAsync(2_000);
  autosave.change('two');
  let isSettled = false;
  void autosave.settle().then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isSettled).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isSettled).toBe(true);
  expect(calls).toEqual(['one']);
});

test('a temporary failure is retried automatically; after any other, the next change is awaited', async () => {
  const { autosave, calls, states, failWith } = startServer();
  failWith('network');
  autosave.change('Dear');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(states.at(-1)?.error).toBeInstanceOf(Error);
  failWith('too long');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toEqual(['Dear', 'Dear']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  failWith(undefined);
  autosave.change('Dear Ms Wong');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls.at(-1)).toBe('Dear Ms Wong');
  expect(states.at(-1)?.error).toBeUndefined();
});
