import type { Variants } from '../variant-format.ts';
import { boxClasses, fieldElements, iconButtonClasses, inputClasses } from './field-variants.ts';

const textInput = {
  ...fieldElements,
  box: boxClasses,
  input: inputClasses,
  area: {
    base: 'w-full min-w-0 flex-1 resize-y bg-transparent px-3.5 py-2.5 text-base leading-6 placeholder:text-c5 outline-none',
    disabled: { true: 'text-c5', false: 'text-c7' },
  },
  prefix: 'shrink-0 select-none pl-3.5 text-base text-c5',
  suffix: 'shrink-0 select-none pr-3.5 text-base text-c5',
  counter: 'self-end text-xs tabular-nums text-c5',
};

/** Text, long text and number inputs; the stepper and the slider have separate variants. */
export const textInputVariants: Variants[string] = {
  default: { el: textInput },
  ghost: {
    el: {
      ...textInput,
      box: {
        base: 'relative flex w-full min-h-11 items-center rounded-lg border border-transparent transition duration-short focus-within:shadow-focus',
        invalid: { true: 'border-cError' },
        disabled: { true: 'pointer-events-none', false: 'bg-c1 hover:bg-c2' },
      },
    },
  },
  stepper: {
    el: {
      ...textInput,
      box: {
        base: 'flex w-full max-w-48 items-center rounded-lg border transition duration-short focus-within:shadow-focus',
        invalid: { true: 'border-cError', false: 'border-c4 hover:border-c6' },
        disabled: { true: 'bg-c1 pointer-events-none', false: 'bg-cWhite shadow-1' },
      },
      input: {
        base: 'min-h-11 w-full min-w-0 flex-1 bg-transparent text-center text-base tabular-nums outline-none',
        disabled: { true: 'text-c5', false: 'text-c7' },
      },
      button: iconButtonClasses,
    },
  },
  slider: {
    el: {
      ...textInput,
      head: 'flex items-baseline justify-between gap-4',
      output: 'text-base font-semibold tabular-nums text-c12',
      // The hidden native slider handles keys and pointers; the visible one is drawn below it.
      frame: { base: 'relative h-11 w-full', disabled: 'pointer-events-none opacity-50' },
      input: 'peer absolute inset-0 z-10 m-0 h-full w-full cursor-pointer opacity-0',
      track: 'absolute inset-x-0 top-1/2 -mt-1 h-2 overflow-hidden rounded-full bg-c3',
      fill: 'h-full bg-c12',
      thumb:
        'absolute top-1/2 -mt-3 h-6 w-6 rounded-full border-4 border-c12 bg-cWhite shadow-2 peer-focus-visible:shadow-focus',
      ends: 'flex justify-between text-xs tabular-nums text-c5',
    },
  },
};

const buttonBase =
  'inline-flex max-w-full select-none items-center justify-center gap-2 rounded-lg border font-primary font-semibold no-underline transition duration-short outline-none focus-visible:shadow-focus';

export const buttonVariants: Variants[string] = {
  default: {
    el: {
      root: {
        base: buttonBase,
        size: {
          xs: 'min-h-11 px-3 text-xs sm:min-h-8',
          sm: 'min-h-11 px-3.5 text-sm sm:min-h-9',
          default: 'min-h-11 px-5 text-base',
          lg: 'min-h-12 px-6 text-lg',
          xl: 'min-h-14 px-8 text-xl',
        },
        color: {
          default: 'border-transparent bg-c12 text-cWhite shadow-1 hover:bg-c13 active:bg-c14',
          'default-light': 'border-transparent bg-c9 text-c14 hover:bg-c10 active:bg-c10',
          white: 'border-c3 bg-cWhite text-c7 shadow-1 hover:border-c4 hover:bg-c1 active:bg-c2',
          error: 'border-transparent bg-cError text-cWhite shadow-1 hover:brightness-90 active:brightness-75',
          'error-light': 'border-transparent bg-cError/10 text-cError hover:bg-cError/20 active:bg-cError/20',
        },
        block: 'w-full',
        disabled: 'pointer-events-none opacity-60',
        loading: 'pointer-events-none',
      },
      prefix: 'inline-flex shrink-0',
      label: 'min-w-0 break-words text-center',
      suffix: 'inline-flex shrink-0',
      spinner: 'h-5 w-5',
    },
  },
};
