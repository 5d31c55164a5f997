import { expect, test } from 'vitest';
import { extractComponent, mayBeExtracted } from './extract-component.ts';
import { generateTemplate } from './generate.ts';
import { parseTemplate } from './parse.ts';

function extract(template: string, id: string, declared: readonly string[] = []) {
  const { document } = parseTemplate(template);
  const { document: own, ...rest } = extractComponent(document, id, { name: 'PlanCard', declared });
  return { template: generateTemplate(own), ...rest };
}

test("names in the page's scope that the extracted part uses are passed as props", () => {
  const template = `<div><section class="p-4"><input v-model="form.name"><b @click="submit('form2')">{{ total.x }}</b></section></div>`;
  expect(extract(template, 'n2', ['form', 'form2', 'submit', 'total', 'x', 'other'])).toEqual({
    template: `<section class="p-4"><input v-model="form.name"><b @click="submit('form2')">{{ total.x }}</b></section>`,
    props: ['form', 'submit', 'total'],
    tag: '<PlanCard :form="form" :submit="submit" :total="total" />',
    script: "export default {\n  props: ['form', 'submit', 'total'],\n};\n",
  });
});

test('a loop and a condition stay where the element was, and variables of surrounding loops are passed', () => {
  const template =
    '<ul><li v-for="(onePlan, index) in plans" :key="onePlan.id" v-if="index" class="x">{{ onePlan.name }}</li></ul>';
  expect(extract(template, 'n2', ['plans'])).toEqual({
    template: '<li class="x">{{ onePlan.name }}</li>',
    props: ['onePlan'],
    tag: '<PlanCard v-for="(onePlan, index) in plans" :key="onePlan.id" v-if="index" :one-plan="onePlan" />',
    script: "export default {\n  props: ['onePlan'],\n};\n",
  });
});

test('names used only by attributes that stay behind are not passed', () => {
  expect(extract('<div :title="label"><p>{{ label }}</p></div>', 'n2')).toMatchObject({
    props: [],
    tag: '<PlanCard />',
  });
});

test('an element that uses no names needs no script', () => {
  expect(extract('<div><p title="form">form</p></div>', 'n2', ['form'])).toMatchObject({
    tag: '<PlanCard />',
    script: '',
  });
});

test('slots, templates and texts cannot be components', () => {
  const { document } = parseTemplate('<div><p><slot></slot></p><template v-slot:x><b></b></template>text</div>');
  expect(['n2', 'n3', 'n4', 'n5', 'n6'].map((id) => mayBeExtracted(document, id))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});
