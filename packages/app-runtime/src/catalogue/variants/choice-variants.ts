import type { ElementClasses, Variants } from '../variant-format.ts';
import { fieldElements } from './field-variants.ts';

const choiceLine: ElementClasses = {
  base: 'relative flex min-h-11 items-center gap-3 py-1.5 text-base',
  disabled: { true: 'pointer-events-none text-c5', false: 'cursor-pointer text-c7' },
};

/** The hidden native control handles the keyboard and screen readers; the mark beside it is visible to users. */
const hiddenControl = 'peer absolute h-px w-px overflow-hidden opacity-0';

export const checkboxVariants: Variants[string] = {
  default: {
    el: {
      ...fieldElements,
      options: { base: 'flex', inline: { true: 'flex-wrap gap-x-6', false: 'flex-col' } },
      line: choiceLine,
      input: hiddenControl,
      mark: {
        base: 'flex h-6 w-6 shrink-0 items-center justify-center rounded-md border-2 transition duration-short peer-focus-visible:shadow-focus',
        checked: { true: 'border-c12 bg-c12 text-cWhite', false: 'border-c4 bg-cWhite text-transparent' },
        invalid: 'border-cError',
        disabled: 'opacity-60',
      },
      icon: 'h-4 w-4',
      text: 'min-w-0 flex-1 break-words',
    },
  },
};

export const radioVariants: Variants[string] = {
  default: {
    el: {
      ...fieldElements,
      options: { base: 'flex', inline: { true: 'flex-wrap gap-x-6', false: 'flex-col' } },
      line: choiceLine,
      input: hiddenControl,
      mark: {
        base: 'flex h-6 w-6 shrink-0 items-center justify-center rounded-full border-2 bg-cWhite transition duration-short peer-focus-visible:shadow-focus',
        checked: { true: 'border-c12', false: 'border-c4' },
        invalid: 'border-cError',
        disabled: 'opacity-60',
      },
      dot: {
        base: 'h-3 w-3 rounded-full bg-c12 transition duration-short',
        checked: { true: 'scale-100', false: 'scale-0' },
      },
      text: 'min-w-0 flex-1 break-words',
    },
  },
  card: {
    el: {
      ...fieldElements,
      options: { base: 'flex gap-3', inline: { true: 'flex-col sm:flex-row', false: 'flex-col' } },
      line: {
        base: 'relative flex min-h-14 flex-1 items-center gap-3 rounded-xl border-2 px-4 py-3 text-base transition duration-short focus-within:shadow-focus',
        checked: { true: 'border-c12 bg-c8', false: 'border-c3 bg-cWhite hover:border-c4' },
        disabled: { true: 'pointer-events-none text-c5', false: 'cursor-pointer text-c7' },
      },
    },
  },
};

export const toggleVariants: Variants[string] = {
  default: {
    el: {
      ...fieldElements,
      line: choiceLine,
      input: hiddenControl,
      track: {
        base: 'flex h-7 w-12 shrink-0 items-center rounded-full p-0.5 transition duration-short peer-focus-visible:shadow-focus',
        checked: { true: 'bg-cSuccess', false: 'bg-c4' },
        disabled: 'opacity-60',
      },
      thumb: {
        base: 'h-6 w-6 rounded-full bg-cWhite shadow-2 transition duration-short',
        checked: { true: 'translate-x-5', false: 'translate-x-0' },
      },
      text: 'min-w-0 flex-1 break-words',
    },
  },
};
