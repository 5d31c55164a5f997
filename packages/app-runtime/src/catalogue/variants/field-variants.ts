// The parts around the control of every field: label, hint and the mark of a required field.
import type { ElementClasses } from '../variant-format.ts';

export const fieldElements: Readonly<Record<string, ElementClasses>> = {
  root: 'flex w-full min-w-0 flex-col gap-1.5 font-primary',
  label: { base: 'text-sm font-medium', disabled: { true: 'text-c5', false: 'text-c7' }, group: 'mb-1.5' },
  required: 'ml-0.5 text-cError',
  hint: 'text-sm text-c5',
};

export const boxClasses: ElementClasses = {
  base: 'relative flex w-full min-h-11 items-center rounded-lg border transition duration-short focus-within:shadow-focus',
  invalid: { true: 'border-cError', false: 'border-c4 hover:border-c6' },
  disabled: { true: 'bg-c1 pointer-events-none', false: 'bg-cWhite shadow-1' },
};

export const inputClasses: ElementClasses = {
  base: 'min-h-11 w-full min-w-0 flex-1 appearance-none bg-transparent px-3.5 py-2 text-base placeholder:text-c5 outline-none',
  disabled: { true: 'text-c5', false: 'text-c7' },
};

export const iconButtonClasses =
  'inline-flex h-11 w-11 shrink-0 items-center justify-center rounded-lg text-c6 transition duration-short hover:bg-c1 hover:text-c7 outline-none focus-visible:shadow-focus disabled:pointer-events-none disabled:text-c4';
