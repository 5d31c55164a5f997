import { beforeAll, describe, expect, it } from 'vitest';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { toMissingEntries, toTextProblems, toUnrendered } from './filled-text.ts';

const source = (text: string) => ({ field: 'html', text });

describe('toTextProblems', () => {
  it('has each problem where it stands in the text that was not rendered', () => {
    const text = 'Due on {{ a | dat }}';
    expect(toUnrendered(text).split('\n')[1]).toBe(text);
    const found = { code: 'INVALID', message: 'no filter', path: 'html', line: 2, column: 15, excerpt: '…' };
    expect(toTextProblems([found], source(text))).toEqual([{ ...found, line: 1, excerpt: '…e on {{ a | ▸dat }}' }]);
  });

  it('leaves out what is not of the text', () => {
    const other = { code: 'INVALID', message: 'no JSON', path: 'input.contentJsonString' };
    expect(toTextProblems([other], source(''))).toEqual([]);
  });
});

describe('toMissingEntries', () => {
  beforeAll(async () => startTextsIn('en-US'));
  const placeOf = (path: string, text: string) => toMissingEntries([path], source(text), new Map())[0]?.place;

  it('says what to look at, what is empty, and where', () => {
    expect(toMissingEntries(['a.list[0].b'], source('Dear\n{{ a.list[0].b }}'), new Map())).toEqual([
      {
        at: expect.any(Date),
        level: 'warning',
        message: 'There is a problem with your variables populating',
        excerpt: 'a.list[0].b is empty in the preview data',
        place: { field: 'html', line: 2, column: 4 },
      },
    ]);
  });

  it('finds a path only as a whole', () => {
    expect(placeOf('a.b', '{{ a.b.c }}{{ x.a.b }}{{ a.b[0] }} {{a.b}}')?.column).toBe(38);
    expect(placeOf('a.b', '{{ a["b"] }}')).toBeUndefined();
  });

  it('keeps when each was told first, until it is mended', () => {
    const toldAt = new Map<string, Date>();
    const [first] = toMissingEntries(['a'], source('{{ a }}'), toldAt);
    const [again, other] = toMissingEntries(['a', 'b'], source('{{ a }}{{ b }}'), toldAt);
    expect(again?.at).toBe(first?.at);
    expect(other?.at).toBeInstanceOf(Date);
    toMissingEntries([], source(''), toldAt);
    expect(toldAt.size).toBe(0);
  });
});
