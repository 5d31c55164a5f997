/** The value of a prop in a template, according to the prop's type. Pure. */
import type { Binding } from '@coverwright/component-tree/directives';
import type { ElementProp } from '@coverwright/app-runtime/elements';

export type PropType = ElementProp['type'] | 'json' | 'expression';

export interface ShownProp {
  readonly name: string;
  readonly label: string;
  readonly type: PropType;
  readonly description: string;
  readonly options: readonly string[] | undefined;
  readonly ownText: string | undefined;
  readonly default: ElementProp['default'];
}

const handlerTypes: Readonly<Record<string, PropType>> = {
  text: 'string',
  number: 'number',
  boolean: 'boolean',
  json: 'json',
  date: 'date',
  expression: 'expression',
};

/** Handlers of other editors are treated as text. */
export function typeOfHandler(handler: string): PropType {
  return Object.hasOwn(handlerTypes, handler) ? (handlerTypes[handler] ?? 'string') : 'string';
}

/** Whether the prop is on; undefined if it depends on an expression. */
export function isOn(binding: Binding | undefined, byDefault: ElementProp['default']): boolean | undefined {
  if (binding === undefined) return byDefault === true;
  if (!binding.isExpression) return true;
  return binding.text === 'true' ? true : binding.text === 'false' ? false : undefined;
}

/** Default values are not written. */
export function toSwitch(isSwitchedOn: boolean, byDefault: ElementProp['default']): Binding | undefined {
  if (isSwitchedOn === (byDefault === true)) return undefined;
  return isSwitchedOn ? { isExpression: false, text: null } : { isExpression: true, text: 'false' };
}

/** The text of a field; undefined if the value is an expression. */
export function toFieldText(binding: Binding | undefined, type: PropType): string | undefined {
  if (binding === undefined) return '';
  const text = binding.text ?? '';
  if (!binding.isExpression) return text;
  if (isExpressionType(type)) return text;
  return type === 'number' && /^-?\d+(?:\.\d+)?$/.test(text) ? text : undefined;
}

export function fromFieldText(text: string, type: PropType): Binding | undefined {
  if (text === '') return undefined;
  return { isExpression: type === 'number' || isExpressionType(type), text };
}

/** Lists and objects are always written as expressions. */
export function isExpressionType(type: PropType): boolean {
  return type === 'array' || type === 'json' || type === 'location' || type === 'expression';
}

/** The effective value of an empty field. */
export function placeholderText({ ownText, default: value }: Pick<ShownProp, 'ownText' | 'default'>): string {
  if (ownText !== undefined) return ownText;
  if (value === null || value === '') return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
