import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { messageWithPosition, toConsoleEntries, toConsoleEntriesOfError } from './console-entries.ts';

const at = new Date('2026-11-21T14:02:31Z');

describe('messageWithPosition', () => {
  const names = { header: { name: 'Header' }, password: { name: 'Password', isLine: true } };
  const entry = (field: string, isWhole = false) =>
    ({ at, level: 'error', message: 'wrong', position: { field, line: 4, column: 1, isWhole } }) as const;

  it.each([
    ['en-US', ['Header, line 4: wrong', 'Password: wrong', 'Line 4: wrong', 'wrong']],
    ['zh-HK', ['Header，第 4 行：wrong', 'Password：wrong', '第 4 行：wrong', 'wrong']],
  ] as const)('names its text in %s', async (language, messages) => {
    await startTextsIn(language);
    const entries = [entry('header'), entry('password'), entry('body'), entry('header', true)];
    expect(entries.map((one) => messageWithPosition(one, names))).toEqual(messages);
  });
});

describe('toConsoleEntries', () => {
  beforeAll(async () => startTextsIn('en-US'));

  it('includes a problem with its position and an excerpt of the text', () => {
    const problem = {
      code: 'INVALID',
      message: 'unknown filter "dat"',
      path: 'bodyLiquid',
      line: 42,
      column: 7,
      excerpt: 'startDate | ▸dat }}',
    };
    expect(toConsoleEntries([problem], { at })).toEqual([
      {
        at,
        level: 'error',
        message: 'unknown filter "dat"',
        excerpt: 'startDate | ▸dat }}',
        position: { field: 'bodyLiquid', line: 42, column: 7 },
      },
    ]);
  });
  it('has no position if the line is unknown, and uses the first column if the column is unknown', () => {
    const [without, first] = toConsoleEntries(
      [
        { code: 'INVALID', message: 'a', path: 'html' },
        { code: 'INVALID', message: 'b', path: 'html', line: 2 },
      ],
      { at },
    );
    expect(without).not.toHaveProperty('position');
    expect(first?.position).toEqual({ field: 'html', line: 2, column: 1 });
  });
  it('refers to the complete field if the problem has no line', () => {
    const problem = { code: 'INVALID', message: 'It is empty once rendered.', path: 'passwordLiquid' };
    const [entry] = toConsoleEntries([problem], { at, fields: ['passwordLiquid'] });
    expect(entry?.position).toEqual({ field: 'passwordLiquid', line: 1, column: 1, isWhole: true });
  });
  it.each([
    ['graphQlQuery', 'There is a problem with your GraphQl query'],
    ['input.variablesJsonString', 'There is a problem with your variables populating'],
    ['bodyLiquid', undefined],
  ])('has a hint for a problem in %s', (path, hint) => {
    expect(toConsoleEntries([{ code: 'INVALID', message: 'wrong', path }], { at })[0]?.hint).toBe(hint);
  });
  it('reports a call without an answer, with the reason below', () => {
    expect(toConsoleEntriesOfError(new ApiError('network', {}), 'The template could not be saved', { at })).toEqual([
      {
        at,
        level: 'error',
        message: 'The template could not be saved',
        hint: 'The server could not be reached. Check your connection and try again.',
      },
    ]);
  });
});

it("problems at a position without a reason have the text's own message in every language", async () => {
  await startTextsIn('zh-HK');
  const problems = [
    { code: 'INVALID', message: 'unknown filter "dat"', path: 'bodyLiquid', line: 1 },
    { code: 'REQUIRED', message: 'The name is required.', path: 'name' },
    {
      code: 'INVALID',
      reason: 'LIQUID_FILTER_UNKNOWN',
      paramsJsonString: '{"name":"dat"}',
      message: 'There is no filter "dat".',
      path: 'bodyLiquid',
      line: 1,
    },
  ];
  const [placed, field, worded] = toConsoleEntries(problems, { at });
  expect(placed?.message).toBe('unknown filter "dat"');
  expect(field?.message).not.toBe('The name is required.');
  expect(worded?.message).toBe('沒有篩選器「dat」。');
});
