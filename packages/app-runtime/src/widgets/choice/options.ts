// The options of selects and groups, and keyboard navigation among them. Pure.

export type OptionValue = string | number | boolean;

export interface Option {
  readonly value: OptionValue;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** A plain value is its own label. */
export type OptionInput = OptionValue | Option;

export function toOptions(inputs: unknown): Option[] {
  return (Array.isArray(inputs) ? inputs : []).flatMap((input: unknown) => {
    if (isOptionValue(input)) return [{ value: input, label: String(input) }];
    if (typeof input !== 'object' || input === null) return [];
    const value: unknown = Reflect.get(input, 'value');
    if (!isOptionValue(value)) return [];
    const [label, hint]: unknown[] = [Reflect.get(input, 'label'), Reflect.get(input, 'hint')];
    return [
      {
        value,
        label: typeof label === 'string' ? label : String(value),
        ...(typeof hint === 'string' && { hint }),
        disabled: Reflect.get(input, 'disabled') === true,
      },
    ];
  });
}

function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The next selectable option, or the current one if there is none. -1 is before the first. */
export function moveAmong(options: readonly Option[], from: number, steps: number): number {
  const direction = Math.sign(steps);
  let at = from;
  let reached = from;
  for (let left = Math.abs(steps); left > 0;) {
    at += direction;
    const option = options[at];
    if (!option) break;
    if (option.disabled !== true) {
      reached = at;
      left -= 1;
    }
  }
  return reached;
}

/** The first or last selectable option, or -1. */
export function findEnd(options: readonly Option[], end: 'first' | 'last'): number {
  const isUsable = (option: Option): boolean => option.disabled !== true;
  return end === 'first' ? options.findIndex(isUsable) : options.findLastIndex(isUsable);
}

/** The option that starts with the typed text, searched from the current one and wrapping around; repeating a letter moves on. */
export function findByTyping(options: readonly Option[], from: number, typed: string): number {
  const isRepeated = typed.length > 1 && Array.from(typed).every((letter) => letter === typed[0]);
  const sought = (isRepeated ? (typed[0] ?? '') : typed).toLocaleLowerCase();
  const start = typed.length === 1 || isRepeated ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const at = (start + step) % options.length;
    const option = options[at];
    if (option && option.disabled !== true && option.label.toLocaleLowerCase().startsWith(sought)) return at;
  }
  return -1;
}

/** The action of a key in a closed or open list. */
export type ListKey =
  | 'open'
  | 'close'
  | 'choose'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'pageDown'
  | 'pageUp'
  | 'leave'
  | 'type';

const keysOfOpen: Readonly<Record<string, ListKey>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
  Enter: 'choose',
  Escape: 'close',
  Tab: 'leave',
};
const keysOfClosed: Readonly<Record<string, ListKey>> = {
  ArrowDown: 'open',
  ArrowUp: 'open',
  Enter: 'open',
  ' ': 'open',
  Home: 'first',
  End: 'last',
};

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export function readListKey(pressed: PressedKey, isOpen: boolean, isTyping: boolean): ListKey | undefined {
  const { key, altKey, ctrlKey, metaKey } = pressed;
  if (isOpen && altKey && key === 'ArrowUp') return 'choose';
  if (ctrlKey || metaKey) return undefined;
  // Space chooses, unless it is part of the typed text.
  if (key === ' ' && isTyping) return 'type';
  if (isOpen && key === ' ') return 'choose';
  const known = (isOpen ? keysOfOpen : keysOfClosed)[key];
  if (known !== undefined) return known;
  return Array.from(key).length === 1 ? 'type' : undefined;
}
