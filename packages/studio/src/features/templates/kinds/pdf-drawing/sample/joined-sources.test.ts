import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../../../api/api-error.ts';
import { joinSources, renderSources, splitText } from './joined-sources.ts';

/** Fills in the names of `{{ … }}`, and fails at `{{ bad }}` like the server. */
async function render(text: string): Promise<string> {
  const line = text.split('\n').findIndex((one) => one.includes('{{ bad }}'));
  if (line >= 0) {
    const column = text.split('\n')[line]!.indexOf('{{ bad }}') + 1;
    throw new ApiError('problems', { problems: [{ code: 'INVALID', message: 'bad', line: line + 1, column }] });
  }
  return text.replaceAll(/\{\{ (\w+) \}\}/g, (_, name: string) => name.toUpperCase());
}

test("a single call returns every source's own text, including its lines", async () => {
  const calls = vi.fn<typeof render>(render);
  const { texts, problems } = await renderSources(['{{ a }}', 'Dear\n{{ b }}\n', '', '{{ a }}'], calls);
  expect(Object.fromEntries(texts)).toEqual({ '{{ a }}': 'A', 'Dear\n{{ b }}\n': 'Dear\nB\n', '': '' });
  expect(problems).toEqual([]);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a source that fails is reported with its own line and column, and the others are shown', async () => {
  const { texts, problems } = await renderSources(['{{ a }}\nx', 'y\n  {{ bad }}', '{{ bad }}', '{{ c }}'], render);
  expect(texts.get('{{ c }}')).toBe('C');
  expect(texts.get('{{ a }}\nx')).toBe('A\nx');
  expect(problems.map(({ source, problem: { line, column } }) => [source, line, column])).toEqual([
    ['y\n  {{ bad }}', 2, 3],
    ['{{ bad }}', 1, 1],
  ]);
});

test('what one source assigns is not visible to another', async () => {
  const calls = vi.fn<typeof render>(render);
  await renderSources(['{% assign x = 1 %}{{ x }}', '{{ a }}', '{%- break -%}'], calls);
  expect(calls).toHaveBeenCalledTimes(3);
  expect(calls.mock.calls[0]![0]).not.toContain('assign');
});

test('a source that is swallowed by another is rendered separately', async () => {
  const calls = vi.fn<typeof render>(async (text) =>
    text.includes('one') && text.includes('two') ? text.slice(0, 8) : text,
  );
  const { texts } = await renderSources(['one', 'two'], calls);
  expect([...texts.values()]).toEqual(expect.arrayContaining(['two']));
});

test('without an answer, nothing is known', async () => {
  await expect(renderSources(['a'], async () => Promise.reject(new ApiError('network', {})))).rejects.toThrow(
    'network',
  );
});

test('texts are split only at their marks', () => {
  const sources = ['1 2', '3'];
  expect([...splitText(joinSources(sources), sources)]).toEqual([
    ['1 2', '1 2'],
    ['3', '3'],
  ]);
});
