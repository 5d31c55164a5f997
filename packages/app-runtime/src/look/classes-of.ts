import type { Variants, WidgetState } from '../catalogue/variant-format.ts';
import { appState } from './app-state.ts';
import { findClasses } from './find-classes.ts';

const defaultLook: Record<string, Variants[string]> = {};

/** Called by every widget for what it renders, so that a page has the looks of the widgets that it shows, and no others. */
export function addDefaultLook(variants: Variants): void {
  Object.assign(defaultLook, variants);
}

/** Of one widget: gives the classes of its elements, and renders again when the app's variants change. */
export function classesOf(component: string, variant: string) {
  return (element: string, state?: WidgetState): string =>
    findClasses([appState.variants, defaultLook], { component, variant, element }, state);
}
