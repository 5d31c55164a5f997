import { expect, test } from 'vitest';
import { readComponentForm, toUpdateInput } from './component-form.ts';

const form = { template: '<p/>', script: 'export default {}', status: 'DRAFT' } as const;

test('a stored form is restored, and anything else is ignored', () => {
  expect(readComponentForm({ ...form })).toEqual(form);
  for (const other of [null, 'text', {}, { ...form, status: 'GONE' }, { ...form, script: 1 }]) {
    expect(readComponentForm(other)).toBeUndefined();
  }
});

test("the visual editor's tree is sent only with the template it was generated from", () => {
  const json = { editorAst: { id: '1' } };
  const same = toUpdateInput(form, { json, template: '<p/>' });
  expect(JSON.parse(same.componentJsonString ?? '')).toEqual({ ...json, editorScript: 'export default {}' });
  const changed = toUpdateInput(form, { json, template: '<b/>' });
  expect(JSON.parse(changed.componentJsonString ?? '')).toEqual({ editorScript: 'export default {}' });
});
