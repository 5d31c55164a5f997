import { findValue, type FoundValue } from '@coverwright/component-tree/element-style';
import { getProperty, type StyleProperty } from '@coverwright/component-tree/style-properties';
import { toValueText } from '@coverwright/component-tree/style-values';
import { useEditedStyle } from './edited-style.ts';

export interface StyleValue {
  readonly property: StyleProperty;
  readonly found: FoundValue | undefined;
  /** The value of this element in this scope. */
  readonly own: string | undefined;
  /** The value that applies otherwise, as text. */
  readonly inherited: string;
  readonly set: (value: string | undefined) => void;
}

export interface ValueFieldProps {
  readonly property: string;
  /** The label for screen readers. */
  readonly label: string;
  /** The id of the element that names the origin of the value. */
  readonly describedBy: string;
}

export function useStyleValue(id: string): StyleValue {
  const { style, others, mixedText, scope, change } = useEditedStyle();
  const property = getProperty(id);
  const found = findValue(style, id, scope);
  const isMixed = others.some((other) => findValue(other, id, scope)?.value !== found?.value);
  const isOwn = found?.origin === 'own' && !isMixed;
  return {
    property,
    found,
    own: isOwn ? found.value : undefined,
    inherited: isMixed ? mixedText : found && !isOwn ? toValueText(property, found.value) : '',
    set: (value) => change([{ property: id, value }]),
  };
}
