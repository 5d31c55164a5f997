import { expect, test } from 'vitest';
import { listNamed, listSlots } from './component-names.ts';
import { parseTemplate } from './parse.ts';

test('lists the components that the template and the script may use', () => {
  const known = ['PlanCard', 'PlanName', 'Footer', 'Unused'];
  const script = "import Footer from './Footer.vue';\nexport default { components: { Footer } };";
  expect(listNamed({ template: '<div><PlanCard/><plan-name/></div>', script }, known)).toEqual([
    'PlanCard',
    'PlanName',
    'Footer',
  ]);
  expect(listNamed({ template: '<component :is="\'PlanCard\'"/>', script: '' }, known)).toEqual(['PlanCard']);
});

test('lists the slots that a template offers', () => {
  const template =
    '<div><slot></slot><p><slot name="head">usual</slot></p><slot name="head" /><slot :name="x" /></div>';
  expect(listSlots(parseTemplate(template).document)).toEqual(['default', 'head']);
});
