/** The value of a prop in a template, by the type of the prop. Pure. */
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

/** Another editor's handler takes a text. */
export function typeOfHandler(handler: string): PropType {
  return Object.hasOwn(handlerTypes, handler) ? (handlerTypes[handler] ?? 'string') : 'string';
}

/** Whether the prop is on; undefined while an expression decides. */
export function isOn(binding: Binding | undefined, byDefault: ElementProp['default']): boolean | undefined {
  if (binding === undefined) return byDefault === true;
  if (!binding.isExpression) return true;
  return binding.text === 'true' ? true : binding.text === 'false' ? false : undefined;
}

/** What is as it is by default is not written. */
export function toSwitch(isSwitchedOn: boolean, byDefault: ElementProp['default']): Binding | undefined {
  if (isSwitchedOn === (byDefault === true)) return undefined;
  return isSwitchedOn ? { isExpression: false, text: null } : { isExpression: true, text: 'false' };
}

/** What a field shows; undefined while an expression decides. */
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

/** Lists and objects are written as expressions anyway. */
export function isExpressionType(type: PropType): boolean {
  return type === 'array' || type === 'json' || type === 'location' || type === 'expression';
}

/** What an empty field stands for. */
export function placeholderText({ ownText, default: value }: Pick<ShownProp, 'ownText' | 'default'>): string {
  if (ownText !== undefined) return ownText;
  if (value === null || value === '') return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
