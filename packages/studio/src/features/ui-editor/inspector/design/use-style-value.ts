import { findValue, type FoundValue } from '@coverwright/component-tree/element-style';
import { getProperty, type StyleProperty } from '@coverwright/component-tree/style-properties';
import { toValueText } from '@coverwright/component-tree/style-values';
import { useEditedStyle } from './edited-style.ts';

export interface StyleValue {
  readonly property: StyleProperty;
  readonly found: FoundValue | undefined;
  /** Of this element in this scope. */
  readonly own: string | undefined;
  /** What applies instead, as text. */
  readonly inherited: string;
  readonly set: (value: string | undefined) => void;
}

export interface ValueFieldProps {
  readonly property: string;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Of the element that says where the value comes from. */
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
