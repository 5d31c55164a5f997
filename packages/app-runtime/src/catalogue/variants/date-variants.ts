import type { ElementClasses, Variants } from '../variant-format.ts';
import { boxClasses, fieldElements, iconButtonClasses, inputClasses } from './field-variants.ts';

/** Three native lists: on a phone they are the quickest way to select a distant date. */
const nativeSelect: ElementClasses = {
  base: 'min-h-11 w-full min-w-0 cursor-pointer appearance-none bg-transparent py-2 pl-3.5 pr-9 text-base outline-none',
  disabled: { true: 'text-c5', false: 'text-c7' },
};

export const dateOfBirthVariants: Variants[string] = {
  default: {
    el: {
      ...fieldElements,
      parts: 'grid grid-cols-3 gap-2 sm:gap-3',
      part: 'flex min-w-0 flex-col gap-1',
      partLabel: 'text-xs text-c5',
      box: boxClasses,
      select: nativeSelect,
      arrow: 'pointer-events-none absolute right-3 h-4 w-4 text-c5',
    },
  },
};

export const datePickerVariants: Variants[string] = {
  default: {
    el: {
      ...fieldElements,
      frame: 'relative w-full max-w-sm',
      box: boxClasses,
      input: inputClasses,
      button: iconButtonClasses,
      icon: 'h-5 w-5',
      popover: {
        base: 'absolute left-0 z-[10000] rounded-2xl border border-c2 bg-cWhite p-3 shadow-4 outline-none',
        placement: { below: 'top-full mt-1.5', above: 'bottom-full mb-1.5' },
      },
    },
  },
};

export const calendarVariants: Variants[string] = {
  default: {
    el: {
      ...fieldElements,
      panel: 'w-80 max-w-full select-none font-primary text-c7',
      head: 'mb-2 flex items-center gap-1',
      arrow: iconButtonClasses,
      icon: 'h-5 w-5',
      titles: 'flex min-w-0 flex-1 items-center justify-center gap-1',
      select:
        'min-h-11 min-w-0 cursor-pointer appearance-none rounded-lg bg-transparent px-2 text-center text-base font-semibold text-c7 outline-none hover:bg-c1 focus-visible:shadow-focus',
      grid: 'w-full table-fixed border-collapse',
      weekday: 'h-9 text-xs font-medium text-c5',
      cell: { base: 'p-0 text-center', within: 'bg-c9', start: 'rounded-l-full', end: 'rounded-r-full' },
      day: {
        base: 'mx-auto flex h-11 w-11 items-center justify-center rounded-full text-base tabular-nums transition duration-xshort outline-none focus-visible:shadow-focus',
        selected: { true: 'bg-c12 font-semibold text-cWhite', false: 'hover:bg-c1' },
        today: 'ring-1 ring-inset ring-c11',
        outside: 'text-c5',
        disabled: { true: 'cursor-not-allowed line-through opacity-60', false: 'cursor-pointer' },
      },
    },
  },
};
