import { parseTemplate } from '@coverwright/component-tree/parse';
import { expect, test } from 'vitest';
import { elementTexts } from '../tree/element-texts.ts';
import { findGalleryItems, listGalleryItems } from './gallery-items.ts';

const components = [
  { id: '2', name: 'QuoteForm' },
  { id: '1', name: 'PlanCard' },
];
const items = listGalleryItems(components, (name) => name === 'QuoteForm').map((item) => ({
  ...item,
  shownName: item.name,
}));

test('offers all elements, each with a name in every language, and the components that can be nested', () => {
  expect(items).toHaveLength(22);
  for (const { element } of items) if (element !== undefined) expect(elementTexts).toHaveProperty([element]);
  expect(items.at(-1)).toMatchObject({ name: 'PlanCard', insertion: { template: '<PlanCard />', componentId: '1' } });
});

test('every gallery item inserts a single node without problems', () => {
  for (const { insertion } of items) {
    const { document, problems } = parseTemplate(insertion.template);
    expect(problems).toEqual([]);
    expect(document.roots).toHaveLength(1);
  }
});

test('the search covers all categories and matches parts of names', () => {
  expect(findGalleryItems(items, 'layout', '').items.map(({ name }) => name)).toEqual(['Box', 'Flex']);
  expect(findGalleryItems(items, 'layout', ' DATE').items.map(({ name }) => name)).toEqual([
    'Date Of Birth',
    'Date Picker',
  ]);
  const many = Array.from({ length: 130 }, (_, index) => ({ ...items[0]!, key: String(index) }));
  expect(findGalleryItems(many, 'layout', '')).toMatchObject({ hiddenCount: 30, items: { length: 100 } });
});
