import { expect, test } from 'vitest';
import { toRenderData, toRenderInput } from './rendered-files.api.ts';

test('a test email is rendered with the digits as typed', () => {
  const mockText = '{"claim":{"number":9007199254740993,"workingDays":12345678901234567890}}';
  const variablesText = '{"where":{"number":9007199254740993}}';
  expect(toRenderInput(toRenderData({ variablesText, mockText }))).toEqual({
    name: 'data',
    variablesJsonString: '{"limit":1,"where":{"number":9007199254740993}}',
    contentJsonString: mockText,
  });
});

test('texts that are not valid JSON count as empty', () => {
  expect(toRenderInput(toRenderData({ variablesText: '{', mockText: '[1]' }))).toMatchObject({
    variablesJsonString: '{"limit":1}',
    contentJsonString: '{}',
  });
});
