import { expect, test } from 'vitest';
import { newComponent, toComponentJson, toComponentSource, toListedComponent } from './component.ts';

const line = {
  id: 'c1',
  name: 'QuoteForm',
  status: 'DRAFT' as const,
  lastModifiedAt: null,
  lastModifiedBy: null,
  usage: { apps: [], components: [] },
  revision: '1',
};
const source = { ...line, vueTemplate: '<div/>', version: { framework: 'vue', version: '2.6.11' } };

test('fields added by other programs are retained', () => {
  const { json, script } = toComponentSource({
    ...source,
    componentJson: '{"tags":["form"],"editorScript":"export default {}","editorAst":{"id":"1"}}',
  });
  expect(script).toBe('export default {}');
  expect(JSON.parse(toComponentJson(json, 'export default { a: 1 }', false))).toEqual({
    tags: ['form'],
    editorScript: 'export default { a: 1 }',
    editorAst: { id: '1' },
  });
});

test('the tree is dropped when its template changes, and an empty script counts as absent', () => {
  const { json } = toComponentSource({ ...source, componentJson: '{"editorScript":"a","editorAst":{}}' });
  expect(toComponentJson(json, ' ', true)).toBe('{}');
});

test('broken JSON opens as an empty component', () => {
  expect(toComponentSource({ ...source, componentJson: '{' })).toMatchObject({
    json: {},
    script: '',
    version: '2.6.11',
  });
  expect(toListedComponent(line)).toMatchObject({ changedAt: '', changedBy: '' });
});

test('a new component has twelve fields without values', () => {
  expect(newComponent.script.match(/input\d+: null,/g)).toHaveLength(12);
});
