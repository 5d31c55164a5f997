import type { Variants, WidgetState } from '../catalogue/variant-format.ts';
import { appState } from './app-state.ts';
import { findClasses } from './find-classes.ts';

const defaultLook: Record<string, Variants[string]> = {};

/** Called by every widget, so that a page includes only the looks of the widgets that it shows. */
export function addDefaultLook(variants: Variants): void {
  Object.assign(defaultLook, variants);
}

/** Returns the classes of a widget's elements; reading them makes the widget re-render when the app's variants change. */
export function classesOf(component: string, variant: string) {
  return (element: string, state?: WidgetState): string =>
    findClasses([appState.variants, defaultLook], { component, variant, element }, state);
}
