// The elements of the gallery, in its order.
import { choiceElements } from './choice-elements.ts';
import type { GalleryElement } from './element-format.ts';
import { inputElements } from './input-elements.ts';
import { otherElements } from './other-elements.ts';
import { plainElements } from './plain-elements.ts';

export type { ElementCategory, ElementEvent, ElementProp, GalleryElement } from './element-format.ts';

export const elements: readonly GalleryElement[] = [
  ...plainElements,
  ...inputElements,
  ...choiceElements,
  ...otherElements,
];
