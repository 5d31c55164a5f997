import { expect, test } from 'vitest';
import { listTemplateElements } from './template-elements.ts';

test('includes the widgets with their props and events, and the components', () => {
  const elements = listTemplateElements(['PlanCard']);
  const input = elements.find(({ tag }) => tag === 'CwTextInput');
  expect(input?.attributes).toEqual(expect.arrayContaining(['label', ':label', ':required', '@blur']));
  expect(elements.at(-1)).toEqual({ tag: 'PlanCard', attributes: [] });
  expect(elements.some(({ tag }) => tag === 'div')).toBe(false);
});
