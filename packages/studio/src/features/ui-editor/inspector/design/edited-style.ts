/** The style that the design tab's fields show and change, in one scope. */
import { findValue, type ElementStyle, type StyleChange } from '@coverwright/component-tree/element-style';
import type { StyleScope } from '@coverwright/component-tree/style-class';
import { getProperty, type StyleGroup, styleProperties } from '@coverwright/component-tree/style-properties';
import { toValueText } from '@coverwright/component-tree/style-values';
import { createContext, useContext } from 'react';
import type { ThemeChoices } from '../theme-names.ts';

export interface EditedStyle extends ThemeChoices {
  readonly style: ElementStyle;
  /** The styles of elements that are changed together with this one. */
  readonly others: readonly ElementStyle[];
  /** Shown instead of values that differ between the elements. */
  readonly mixedText: string;
  readonly scope: StyleScope;
  readonly change: (changes: readonly StyleChange[]) => void;
}

export const EditedStyleContext = createContext<EditedStyle | undefined>(undefined);

export function useEditedStyle(): EditedStyle {
  const edited = useContext(EditedStyleContext);
  if (!edited) throw new Error('There is no style to edit around this field.');
  return edited;
}

/**
 * The summary of a collapsed group: the first values set on the element itself, in this scope or one that applies to
 * it.
 */
export function summarize(group: StyleGroup, { style, scope }: Pick<EditedStyle, 'style' | 'scope'>): string {
  const values = styleProperties.flatMap((property) => {
    if (property.group !== group) return [];
    const found = findValue(style, property.id, scope);
    return found && found.origin !== 'base' ? [toValueText(getProperty(property.id), found.value)] : [];
  });
  const isOfSides = group === 'margin' || group === 'padding';
  const distinct = isOfSides && new Set(values).size > 1 ? values : [...new Set(values)];
  return distinct.slice(0, isOfSides ? 4 : 2).join(isOfSides ? ' ' : ', ');
}
