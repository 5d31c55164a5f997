import { expect, test } from 'vitest';
import { withBase } from './draft-origin.ts';
import { toOffered } from './offered-draft.ts';

const form = { name: 'saved' };
const readForm = (value: unknown) =>
  Object(value).name === undefined ? undefined : { name: String(Object(value).name) };
const draft = { contentJsonString: '{"name":"typed"}', savedAt: '2027-01-31T08:09:10.500Z', baseRevision: '1' };

test('a draft is offered, and marked if the original has been saved since', () => {
  const offered = { form: { name: 'typed' }, base: undefined, savedAt: new Date(draft.savedAt), baseRevision: '1' };
  expect(toOffered({ form, revision: '1', draft }, readForm)).toEqual({ ...offered, isOlder: false });
  expect(toOffered({ form, revision: '2', draft }, readForm)).toEqual({ ...offered, isOlder: true });
});

test('what a draft is based on is stored with it, unless that is unknown or large', () => {
  const typed = { name: 'typed' };
  const baseOf = (base: string, isLaterForm = false) => {
    const content = withBase(typed, { form: { name: base }, revision: '1', isLaterForm });
    const offered = toOffered(
      { form, revision: '2', draft: { ...draft, contentJsonString: JSON.stringify(content) } },
      readForm,
    );
    expect(offered?.form).toEqual(typed);
    return offered?.base;
  };
  expect(baseOf('old')).toEqual({ name: 'old' });
  expect(baseOf('old', true)).toBeUndefined();
  expect(baseOf('x'.repeat(200_000))).toBeUndefined();
});

test.each([
  ['there is none', undefined],
  ['it equals what is saved', { ...draft, contentJsonString: '{"name":"saved"}' }],
  ['it is of another kind', { ...draft, contentJsonString: '{"title":"typed"}' }],
  ['it is not JSON', { ...draft, contentJsonString: '{"name":' }],
])('no draft is offered if %s', (_, stored) => {
  expect(toOffered({ form, revision: '1', draft: stored }, readForm)).toBeUndefined();
});
