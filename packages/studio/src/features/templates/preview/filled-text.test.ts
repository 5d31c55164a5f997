import { beforeAll, describe, expect, it } from 'vitest';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { toFilledEntries, toTextProblems, toUnrendered } from './filled-text.ts';

const source = (text: string) => ({ field: 'html', text });

describe('toTextProblems', () => {
  it('reports each problem at its position in the text that was not rendered', () => {
    const text = 'Due on {{ a | dat }}';
    expect(toUnrendered(text).split('\n')[1]).toBe(text);
    const found = { code: 'INVALID', message: 'no filter', path: 'html', line: 2, column: 15, excerpt: '…' };
    expect(toTextProblems([found], source(text))).toEqual([{ ...found, line: 1, excerpt: '…e on {{ a | ▸dat }}' }]);
  });

  it('assigns problems of a text that was checked under another name', () => {
    const found = { code: 'INVALID', message: 'no filter', path: 'html' };
    const header = { field: 'headerSettings.html', text: '', checkedAs: 'html' };
    expect(toTextProblems([found], header)).toEqual([{ ...found, path: 'headerSettings.html' }]);
  });

  it('omits problems of other texts', () => {
    const other = { code: 'INVALID', message: 'no JSON', path: 'input.contentJsonString' };
    expect(toTextProblems([other], source(''))).toEqual([]);
  });
});

describe('toFilledEntries', () => {
  beforeAll(async () => startTextsIn('en-US'));
  const positionOf = (path: string, text: string) =>
    toFilledEntries({ missingVariables: [path] }, [source(text)], new Map())[0]?.position;

  it('reports what to check, what is empty, and where', () => {
    expect(
      toFilledEntries({ missingVariables: ['a.list[0].b'] }, [source('Dear\n{{ a.list[0].b }}')], new Map()),
    ).toEqual([
      {
        at: expect.any(Date),
        level: 'warning',
        message: 'There is a problem with your variables populating',
        excerpt: 'a.list[0].b is empty in the preview data',
        position: { field: 'html', line: 2, column: 4 },
      },
    ]);
  });

  it('matches only complete paths', () => {
    expect(positionOf('a.b', '{{ a.b.c }}{{ x.a.b }}{{ a.b[0] }} {{a.b}}')?.column).toBe(38);
    expect(positionOf('a.b', '{{ a["b"] }}')).toBeUndefined();
  });

  it('finds a path only where Liquid uses it', () => {
    expect(positionOf('page', '[page] of page {% if x %}{{ page }}')?.column).toBe(29);
    expect(positionOf('page', '[page]\n{% for a in page %}')).toMatchObject({ line: 2, column: 13 });
    expect(positionOf('page', '[page]')).toBeUndefined();
  });

  it('keeps the time of the first report of each, until it is fixed', () => {
    const reportedAt = new Map<string, Date>();
    const entriesOf = (text: string, ...missingVariables: string[]) =>
      toFilledEntries({ missingVariables }, [source(text)], reportedAt);
    const [first] = entriesOf('{{ a }}', 'a');
    const [again, other] = entriesOf('{{ a }}{{ b }}', 'a', 'b');
    expect(again?.at).toBe(first?.at);
    expect(other?.at).toBeInstanceOf(Date);
    entriesOf('');
    expect(reportedAt.size).toBe(0);
  });

  it('finds missing values in whichever text uses them', () => {
    const sources = [source('<p></p>'), { field: 'headerSettings.html', text: '{{ a }}' }];
    expect(toFilledEntries({ missingVariables: ['a'] }, sources, new Map())[0]?.position?.field).toBe(
      'headerSettings.html',
    );
  });

  it('reports text that was printed differently, with its position', () => {
    const warning = { code: '', message: 'There is no such file.', path: 'html', line: 3, column: 2, excerpt: '▸<img' };
    expect(toFilledEntries({ missingVariables: [], warnings: [warning] }, [], new Map())).toEqual([
      {
        at: expect.any(Date),
        level: 'warning',
        message: 'There is no such file.',
        excerpt: '▸<img',
        position: { field: 'html', line: 3, column: 2 },
      },
    ]);
  });
});
