/**
 * The classes that a widget's root element gets from its variant, which are combined with those from the design tab.
 */
import type { TreeNode } from '@coverwright/component-tree/document';
import { getBinding } from '@coverwright/component-tree/directives';
import { toPascalCase } from '@coverwright/component-tree/component-names';
import { elements } from '@coverwright/app-runtime/elements';
import { findClasses } from '@coverwright/app-runtime/find-classes';
import { defaultVariants } from '@coverwright/app-runtime/variants';

/** The component in the variants, keyed by widget tag. */
const components: Readonly<Record<string, string>> = {
  CwTextInput: 'textInput',
  CwLongTextInput: 'textInput',
  CwNumberInput: 'textInput',
  CwNumberStepper: 'textInput',
  CwSlider: 'textInput',
  CwToggle: 'toggle',
  CwCheckbox: 'checkbox',
  CwCheckboxGroup: 'checkbox',
  CwRadioGroup: 'radio',
  CwSelect: 'select',
  CwMultiSelect: 'multiSelect',
  CwDateOfBirth: 'dateOfBirth',
  CwDatePicker: 'datePicker',
  CwLoadingSpinner: 'spinner',
  CwButton: 'button',
};

/**
 * @param variants the app's own baseComponentsVariants
 * @returns an empty text for an element that is not a widget
 */
export function baseClasses({ component: tag, attrs }: TreeNode, variants: unknown): string {
  const name = toPascalCase(tag);
  const component = components[name];
  const element = elements.find((one) => one.tag === name);
  if (component === undefined || element === undefined) return '';
  const state = Object.fromEntries(
    element.props.map(({ name: prop, default: value }) => {
      const binding = getBinding(attrs, prop);
      if (binding === undefined) return [prop, typeof value === 'object' ? undefined : value];
      // The value of an expression is unknown here, except for the literals true and false.
      if (!binding.isExpression) return [prop, binding.text === null || binding.text === '' ? true : binding.text];
      return [prop, binding.text === 'true' ? true : binding.text === 'false' ? false : undefined];
    }),
  );
  const variant = typeof state['variant'] === 'string' ? state['variant'] : 'default';
  return findClasses([variants, defaultVariants], { component, variant, element: 'root' }, state);
}
