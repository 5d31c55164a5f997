import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import type { ConsoleEntry } from '../console/console-entries.ts';
import { countErrors } from './saved-verdict.ts';

const settings = { name: 'Due', logicalId: 'due', description: '' };
const { signal } = new AbortController();

async function check({ text }: typeof settings & { text: string }): Promise<readonly ConsoleEntry[]> {
  const entry = { at: new Date(0), message: 'dat is not a filter' };
  if (text === 'away') throw new ApiError('network', {});
  if (text === 'fault') throw new TypeError('a fault of the program');
  return text === 'broken'
    ? [
        { ...entry, level: 'error' },
        { ...entry, level: 'warning' },
      ]
    : [];
}

test('the errors are those of the saved form, not of one that was checked earlier', async () => {
  expect(await countErrors(check, { ...settings, text: 'broken' }, signal)).toBe(1);
  expect(await countErrors(check, { ...settings, text: 'good' }, signal)).toBe(0);
  expect(await countErrors(check, { ...settings, text: 'broken' }, signal)).toBe(1);
});

test('a save does not fail because its texts could not be checked', async () => {
  expect(await countErrors(check, { ...settings, text: 'away' }, signal)).toBe(0);
  expect(await countErrors(undefined, { ...settings, text: 'broken' }, signal)).toBe(0);
});

test('a programming error is not treated as an answer', async () => {
  await expect(countErrors(check, { ...settings, text: 'fault' }, signal)).rejects.toThrow(TypeError);
});
