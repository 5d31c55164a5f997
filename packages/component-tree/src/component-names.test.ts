import { expect, test } from 'vitest';
import { listNamed } from './component-names.ts';

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
