// Describes elements for the studio's gallery and inspectors. Pure data.

export type ElementCategory = 'layout' | 'text' | 'form' | 'others';

export interface ElementProp {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'date' | 'location';
  /** The widget's default. */
  readonly default: string | number | boolean | null | readonly unknown[];
  /** The values to choose from. */
  readonly options?: readonly string[];
  /** The text that the widget shows if the prop is empty. */
  readonly ownText?: string;
  readonly description: string;
}

export interface ElementEvent {
  readonly name: string;
  readonly description: string;
}

export interface DescribedElement {
  readonly id: string;
  readonly label: string;
  /** The tag used in templates. */
  readonly tag: string;
  readonly props: readonly ElementProp[];
  readonly events: readonly ElementEvent[];
  readonly slots: readonly string[];
}

export interface GalleryElement extends DescribedElement {
  readonly category: ElementCategory;
  /** The markup that is inserted. */
  readonly template: string;
}

export function prop(
  name: string,
  type: ElementProp['type'],
  value: ElementProp['default'],
  description: string,
  options?: readonly string[],
): ElementProp {
  return { name, type, default: value, description, ...(options && { options }) };
}

/** Props common to all fields. */
export const fieldProps: readonly ElementProp[] = [
  prop('label', 'string', '', 'The label of the field'),
  prop('name', 'string', '', 'The name under which a form sends it'),
  prop('id', 'string', '', 'The id of the control; generated if empty'),
  prop('hint', 'string', '', 'Help text below the field'),
  prop('errors', 'array', [], 'The problems to show below the field, at most five'),
  prop('required', 'boolean', false, 'Marks the field as required'),
  prop('disabled', 'boolean', false, 'Does not accept input'),
];

export const inputEvent: ElementEvent = { name: 'input', description: 'The value has changed; v-model listens to it' };
export const blurEvent: ElementEvent = { name: 'blur', description: 'The field has lost the focus' };
export const focusEvent: ElementEvent = { name: 'focus', description: 'The field has received the focus' };
export const changeEvent: ElementEvent = { name: 'change', description: 'Typing or dragging has ended' };
