import { type DescribedElement, prop } from './element-format.ts';
import { specialCareTexts } from './special-care-texts.ts';

/** Used in app templates only; it is not an element of the gallery. */
export const specialCare: DescribedElement = {
  id: 'special-care',
  label: 'Special Care',
  tag: 'CwSpecialCare',
  props: [
    { ...prop('title', 'string', '', 'The title of the notice'), ownText: specialCareTexts.title },
    { ...prop('text', 'string', '', 'The text of the notice'), ownText: specialCareTexts.text },
    prop('variant', 'string', 'default', 'The variant of its look'),
  ],
  events: [],
  slots: ['default'],
};
