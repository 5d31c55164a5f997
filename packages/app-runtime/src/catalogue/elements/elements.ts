// The elements of the gallery in display order, and those that are used only in app templates.
import { choiceElements } from './choice-elements.ts';
import type { DescribedElement, GalleryElement } from './element-format.ts';
import { inputElements } from './input-elements.ts';
import { otherElements } from './other-elements.ts';
import { plainElements } from './plain-elements.ts';
import { specialCare } from './special-care.ts';

export type { DescribedElement, ElementEvent, ElementProp } from './element-format.ts';

export const elements: readonly GalleryElement[] = [
  ...plainElements,
  ...inputElements,
  ...choiceElements,
  ...otherElements,
];

/** All elements known to the inspectors and the source editor, including those that the gallery does not offer. */
export const describedElements: readonly DescribedElement[] = [...elements, specialCare];
