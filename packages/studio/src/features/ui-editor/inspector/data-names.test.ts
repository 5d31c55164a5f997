import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { listDataNames } from './data-names.ts';

const namesOf = (script: string, template = '<div></div>') =>
  listDataNames(script, parseTemplate(template).document).map(({ name }) => name);

test('finds data with its nested names, props and computed values', () => {
  const script = `import X from './x';
    export default {
      props: { plan: { type: String, default: 'a{' }, count: Number },
      data() { return { form: { input1: null, 'odd name': 1, nested: { deep: [1, { no: 2 }] } }, // comment: {
        list: [], text: "}{", on: () => ({ inner: 1 }) } },
      computed: { total() { return { no: 1 } }, label: function () {} },
      methods: { go() {} },
    }`;
  expect(namesOf(script)).toEqual([
    'form',
    'form.input1',
    'form.nested',
    'form.nested.deep',
    'list',
    'text',
    'on',
    'plan',
    'count',
    'total',
    'label',
  ]);
});

test('finds data of an arrow function, and names that the template is already bound to', () => {
  expect(namesOf('export default { data: () => ({ a: { b: 1 } }) }')).toEqual(['a', 'a.b']);
  expect(namesOf('', '<i v-model="form.x"><b v-for="(item, index) in list"></b></i>')).toEqual(['form.x', 'item']);
});

test('finds nothing in scripts of another form, and terminates for all of them', () => {
  for (const script of ['', 'data', 'data() { return {', '{'.repeat(10_000), 'export default { data: make() }']) {
    expect(namesOf(script)).toEqual([]);
  }
});
