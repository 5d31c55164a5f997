import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { toConverted } from './converted-component.ts';

test('the data and methods that an element uses are passed to it', () => {
  const template = '<div><form @submit="send"><input v-model="form.name" @blur="load">{{ price }}</form></div>';
  const script = `export default {
    data: () => ({ form: { name: '' }, other: 1 }),
    computed: { price() { return 1 } },
    methods: { send() {}, async load() {} },
  };`;
  const { source, tag } = toConverted({ document: parseTemplate(template).document, script }, 'n2', 'QuoteForm');
  expect(tag).toBe('<QuoteForm :form="form" :load="load" :price="price" :send="send" />');
  expect(source.template).toBe('<form @submit="send"><input v-model="form.name" @blur="load">{{ price }}</form>\n');
  expect(source.script).toContain("props: ['form', 'load', 'price', 'send']");
  expect(source.json?.['editorAst']).toMatchObject({ component: 'form', attrsMap: { '@submit': 'send' } });
});
