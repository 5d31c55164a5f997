import type { Json } from '@coverwright/insurance/json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unknownBase, usualSide, type MergeChange, type Side } from './merge-change.ts';
import { mergeForms } from './merge-forms.ts';

function merged(base: unknown, mine: unknown, theirs: unknown, choose: (change: MergeChange) => Side = usualSide) {
  const { changes, resolve } = mergeForms({ base, mine, theirs });
  return { changes: changes.map(words), result: resolve(choose) };
}

function words({ by, path, line, isOrder }: MergeChange): string {
  return [by, path.join('.'), line, isOrder && 'order'].filter((word) => word !== undefined).join(' ');
}

const all = (side: Side) => () => side;

describe('members', () => {
  const base = { name: 'Travel', insurerId: 'a', margins: { top: '1', left: '2' } };

  it('changed by one side each are taken together', () => {
    const mine = { ...base, name: 'Mine', margins: { top: '1', left: '3' } };
    const theirs = { ...base, insurerId: 'b', margins: { top: '4', left: '2' } };
    expect(merged(base, mine, theirs)).toEqual({
      changes: ['mine name', 'theirs insurerId', 'theirs margins.top', 'mine margins.left'],
      result: { name: 'Mine', insurerId: 'b', margins: { top: '4', left: '3' } },
    });
  });

  it('changed by both are a conflict, which is listed first with both values, and decided by the choice', () => {
    const [mine, theirs] = [
      { ...base, insurerId: 'mine', name: 'same' },
      { ...base, insurerId: 'theirs', name: 'same', margins: { top: '9', left: '2' } },
    ];
    const { changes } = mergeForms({ base, mine, theirs });
    expect(changes[0]).toMatchObject({ by: 'both', path: ['insurerId'], base: 'a', mine: 'mine', theirs: 'theirs' });
    expect(merged(base, mine, theirs, all('theirs')).result).toEqual(theirs);
    expect(merged(base, mine, theirs).result).toEqual({ ...mine, margins: theirs.margins });
  });

  it('that one side has removed and the other has changed are a conflict', () => {
    const { changes, result } = merged({ a: '1', b: '2' }, { b: '2' }, { a: 'changed', b: '2' });
    expect(changes).toEqual(['both a']);
    expect(result).toEqual({ b: '2' });
  });

  it('of objects of another type are not mixed', () => {
    const of = (type: string, size: number) => ({ area: { type, [type]: size } });
    expect(merged(of('box', 1), of('box', 2), of('line', 1)).changes).toEqual(['both area']);
  });

  it('inside a text of JSON are merged, too', () => {
    const { changes, result } = merged('{"a":1,"b":{"c":2}}', '{"a":3,"b":{"c":2}}', '{"a":1,"b":{"c":4}}');
    expect(changes).toEqual(['mine a', 'theirs b.c']);
    expect(result).toBe('{"a":3,"b":{"c":4}}');
    const exact = '{"a":12345678901234567890}';
    expect(merged('{"a":1}', exact, '{"a":1,"b":2}')).toEqual({ changes: ['both '], result: exact });
  });
});

describe('entries of a list', () => {
  const entry = (id: string, value = '') => ({ id, value });

  it('are known by what identifies them', () => {
    const base = [entry('a'), entry('b'), entry('c')];
    const mine = [entry('new'), entry('a', 'mine'), entry('b'), entry('c')];
    const theirs = [entry('a'), entry('c', 'theirs'), entry('last')];
    expect(merged(base, mine, theirs)).toEqual({
      changes: ['mine new', 'mine a.value', 'theirs b', 'theirs c.value', 'theirs last'],
      result: [entry('new'), entry('a', 'mine'), entry('c', 'theirs'), entry('last')],
    });
  });

  it('are in the order of the side that has changed it, and both orders are a conflict', () => {
    const list = (ids: string) => ids.split('').map((id) => entry(id));
    expect(merged(list('abc'), list('abxc'), list('cab')).result).toEqual(list('cabx'));
    const both = merged(list('abc'), list('bac'), list('cab'), all('theirs'));
    expect(both).toEqual({ changes: ['both  order'], result: list('cab') });
  });

  it('are called by their names, or by what identifies them', () => {
    const product = { plan: 'single', type: 'travel', version: '' };
    expect(merged([], [product, { ...product, version: '2026' }], []).changes).toEqual([
      'mine single / travel',
      'mine single / travel / 2026',
    ]);
    expect(merged([], [{ id: '1', name: 'Age' }], []).changes).toEqual(['mine Age']);
  });

  it('of a choice are known by their values, whatever the languages of their labels', () => {
    const choice = (value: string, label: object) => ({ value, label });
    const base = [choice('asia', { 'en-US': 'Asia' }), choice('europe', {})];
    const mine = [choice('asia', { 'en-US': 'Asia', 'zh-HK': '亞洲' }), choice('europe', {})];
    const theirs = [choice('asia', { 'en-US': 'Asia' }), choice('worldwide', {})];
    expect(merged(base, mine, theirs)).toEqual({
      changes: ['mine asia.label.zh-HK', 'theirs europe', 'theirs worldwide'],
      result: [mine[0], choice('worldwide', {})],
    });
  });

  it('that nothing identifies are chosen as a whole', () => {
    expect(merged([1, 2], [1, 3], [2, 2]).changes).toEqual(['both ']);
    expect(merged({ of: ['PRINT'] }, { of: ['PRINT', 'COPY'] }, { of: ['MODIFY'] }).result).toEqual({
      of: ['MODIFY', 'COPY'],
    });
  });
});

describe('lines of a text', () => {
  it('changed by one side each are taken together', () => {
    expect(merged('a\nb\nc\n', 'a\nb\nmine\n', 'theirs\nb\nc\n')).toEqual({
      changes: ['theirs  1', 'mine  3'],
      result: 'theirs\nb\nmine\n',
    });
    expect(merged('a\nb\n', 'mine\nb\n', 'a\ntheirs\n').result).toBe('mine\ntheirs\n');
  });

  it('changed by both are a conflict, each of its own', () => {
    const [mine, theirs] = ['1\nb\n2\nd', '3\nb\n4\nd'];
    const choose = ({ line }: MergeChange) => (line === 1 ? 'mine' : 'theirs');
    expect(merged('a\nb\nc\nd', mine, theirs, choose)).toEqual({
      changes: ['both  1', 'both  3'],
      result: '1\nb\n4\nd',
    });
  });

  it('inserted by both at the same position are a conflict', () => {
    expect(merged('a\nb\n', 'a\nmine\nb\n', 'a\ntheirs\nb\n').changes).toEqual(['both  2']);
    expect(merged('a\nb\n', 'a\nboth\nb\n', 'a\nboth\nb\n').changes).toEqual([]);
  });

  it('of a change by one side are shown as a whole', () => {
    expect(merged('a\nb\nc', 'x\nb\ny', 'a\nb\nc')).toEqual({ changes: ['mine '], result: 'x\nb\ny' });
  });
});

it('without the base, every difference is a conflict', () => {
  const mine = { name: 'Mine', text: 'a\nmine\nc', list: [{ id: 'a' }] };
  const theirs = { name: 'Theirs', text: 'a\ntheirs\nc', list: [{ id: 'a' }, { id: 'b' }] };
  expect(merged(unknownBase, mine, theirs, all('mine'))).toEqual({
    changes: ['both name', 'both text 2', 'both list.b'],
    result: mine,
  });
  expect(merged(unknownBase, mine, theirs, all('theirs')).result).toEqual(theirs);
});

describe('of any versions', () => {
  const line = fc.constantFrom('a\n', 'b\n', 'c\n', '{% if x %}\n', '\n');
  const text = fc.oneof(
    fc.constantFrom('', 'x', 'y', '{"a":1}', '{"a":2}'),
    fc.array(line).map((lines) => lines.join('')),
  );
  const entries = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), value: text }), {
    selector: ({ id }) => id,
  });
  const form = fc.record({
    name: text,
    body: text,
    isPublic: fc.boolean(),
    entries,
    texts: fc.dictionary(fc.constantFrom('en', 'zh'), text),
    tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
    json: fc.jsonValue({ maxDepth: 3 }).map((value) => value as Json),
  });

  it('an unchanged side gives the other one, and equal sides give that version without a choice', () => {
    fc.assert(
      fc.property(form, form, (base, other) => {
        expect(merged(base, base, other).result).toEqual(other);
        expect(merged(base, other, base).result).toEqual(other);
        expect(merged(base, other, other)).toEqual({ changes: [], result: other });
        expect(merged(unknownBase, other, other)).toEqual({ changes: [], result: other });
      }),
    );
  });

  it('choosing one side for every change gives that side', () => {
    fc.assert(
      fc.property(fc.oneof(form, fc.constant(unknownBase)), form, form, (base, mine, theirs) => {
        expect(merged(base, mine, theirs, all('theirs')).result).toEqual(theirs);
        expect(merged(base, mine, theirs, all('mine')).result).toEqual(mine);
      }),
    );
  });

  it('every conflict names two different values, and merging is the same from both sides', () => {
    fc.assert(
      fc.property(form, form, form, (base, mine, theirs) => {
        const { changes } = mergeForms({ base, mine, theirs });
        for (const change of changes) expect(change.mine).not.toEqual(change.theirs);
        const swapped = { mine: 'theirs', theirs: 'mine', both: 'both' } as const;
        const others = mergeForms({ base, mine: theirs, theirs: mine }).changes;
        const own = changes.map((change) => words({ ...change, by: swapped[change.by] }));
        expect(others.map(words).toSorted()).toEqual(own.toSorted());
      }),
    );
  });
});
