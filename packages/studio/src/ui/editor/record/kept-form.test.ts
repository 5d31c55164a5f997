import { expect, test } from 'vitest';
import { aboutKept, toFormStart } from './kept-form.ts';

const loaded = { initial: { name: 'Travel', kind: 'flat', isPublic: false }, revision: '2', about: 'en-US' };
const kept = {
  start: { name: 'Trip', kind: 'ratio', isPublic: true },
  initial: loaded.initial,
  revision: '1',
  about: 'zh-HK',
};

test('kept input continues with the values, the revision and the locale that it is based on', () => {
  expect(toFormStart(kept, loaded)).toEqual(kept);
  expect(toFormStart(JSON.parse(JSON.stringify({ ...kept, revision: undefined })), loaded).revision).toBeUndefined();
  expect(aboutKept(kept)).toBe('zh-HK');
});

test.each([
  ['nothing', undefined],
  ['a text', 'Trip'],
  ['a missing field', { ...kept, start: { name: 'Trip', kind: 'ratio' } }],
  ['a field of another type', { ...kept, start: { ...kept.start, isPublic: 'yes' } }],
  ['no initial values', { ...kept, initial: null }],
  ['nothing that it belongs to', { ...kept, about: 1 }],
  ['an unknown choice', { ...kept, start: { ...kept.start, kind: 'gone' } }],
])('with %s, the form starts with the loaded values', (_, value) => {
  const isKnown = ({ kind }: { kind: string }) => kind === 'flat' || kind === 'ratio';
  expect(toFormStart(value, loaded, isKnown)).toEqual({ ...loaded, start: loaded.initial });
});
