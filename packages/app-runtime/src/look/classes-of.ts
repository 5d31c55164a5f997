import { defaultVariants } from '../catalogue/variants/default-variants.ts';
import type { WidgetState } from '../catalogue/variant-format.ts';
import { appState } from './app-state.ts';
import { findClasses } from './find-classes.ts';

/** Of one widget: gives the classes of its elements, and renders again when the app's variants change. */
export function classesOf(component: string, variant: string) {
  return (element: string, state?: WidgetState): string =>
    findClasses([appState.variants, defaultVariants], { component, variant, element }, state);
}
