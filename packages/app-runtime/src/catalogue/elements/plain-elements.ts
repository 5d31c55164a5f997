// Layout and text: HTML elements.
import type { GalleryElement } from './element-format.ts';

const plain = (
  id: string,
  category: 'layout' | 'text',
  label: string,
  tag: string,
  template: string,
): GalleryElement => ({
  id,
  category,
  label,
  tag,
  template,
  props: [],
  events: [{ name: 'click', description: 'The element was clicked' }],
  slots: ['default'],
});

/** Texts inherit their colour, so that they are legible on a dark section. */
export const plainElements: readonly GalleryElement[] = [
  plain('box', 'layout', 'Box', 'div', '<div class="p-4"></div>'),
  plain('flex', 'layout', 'Flex', 'div', '<div class="flex flex-wrap gap-4"></div>'),
  plain('text', 'text', 'Text', 'p', '<p class="font-primary text-base leading-7">Text</p>'),
  plain('headline', 'text', 'Headline', 'h2', '<h2 class="font-primary text-2xl font-semibold">Headline</h2>'),
  plain('label', 'text', 'Label', 'label', '<label class="font-primary text-sm font-medium">Label</label>'),
];
