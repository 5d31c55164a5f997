import type { ElementClasses, Variants } from '../variant-format.ts';
import { fieldElements } from './field-variants.ts';

const optionList: Readonly<Record<string, ElementClasses>> = {
  list: {
    base: 'absolute inset-x-0 z-[10000] max-h-72 overflow-y-auto overscroll-contain rounded-lg border border-c2 bg-cWhite p-1 shadow-3 outline-none',
    placement: { below: 'top-full mt-1.5', above: 'bottom-full mb-1.5' },
  },
  option: {
    base: 'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-base',
    active: 'bg-c8',
    selected: { true: 'font-medium text-c13', false: 'text-c7' },
    disabled: 'pointer-events-none opacity-50',
  },
  optionLabel: 'min-w-0 flex-1 break-words',
  check: { base: 'h-5 w-5 shrink-0 text-c12', selected: { true: 'visible', false: 'invisible' } },
  empty: 'px-3 py-2.5 text-base text-c5',
};

const selectElements: Readonly<Record<string, ElementClasses>> = {
  ...fieldElements,
  ...optionList,
  frame: 'relative w-full',
  box: {
    base: 'flex w-full min-h-11 cursor-pointer items-center justify-between gap-2 rounded-lg border px-3.5 py-2 text-left text-base transition duration-short outline-none focus-visible:shadow-focus',
    invalid: { true: 'border-cError', false: 'border-c4 hover:border-c6' },
    disabled: { true: 'bg-c1 text-c5 pointer-events-none', false: 'bg-cWhite text-c7 shadow-1' },
  },
  value: { base: 'min-w-0 flex-1 truncate', empty: 'text-c5' },
  arrow: { base: 'h-5 w-5 shrink-0 text-c5 transition duration-short', open: 'rotate-180' },
};

const withBox = (box: ElementClasses): Readonly<Record<string, ElementClasses>> => ({ ...selectElements, box });
const selectBox =
  'flex w-full min-h-11 cursor-pointer items-center justify-between gap-2 rounded-lg border px-3.5 py-2 text-left text-base transition duration-short outline-none focus-visible:shadow-focus';

export const selectVariants: Variants[string] = {
  default: { el: selectElements },
  disabled: { el: withBox(`${selectBox} pointer-events-none border-c3 bg-c1 text-c5`) },
  dark: {
    el: {
      ...withBox({
        base: `${selectBox} text-cWhite`,
        invalid: { true: 'border-cError', false: 'border-c7' },
        disabled: { true: 'bg-c6 pointer-events-none', false: 'bg-c7 hover:bg-cBlack' },
      }),
      value: { base: 'min-w-0 flex-1 truncate', empty: 'text-c3' },
      arrow: { base: 'h-5 w-5 shrink-0 text-c3 transition duration-short', open: 'rotate-180' },
    },
  },
  ghost: {
    el: withBox({
      base: `${selectBox} border-transparent text-c7`,
      invalid: { true: 'border-cError' },
      disabled: { true: 'text-c5 pointer-events-none', false: 'bg-transparent hover:bg-c1' },
    }),
  },
};

export const multiSelectVariants: Variants[string] = {
  default: {
    el: {
      ...selectElements,
      tags: 'flex min-w-0 flex-1 flex-wrap gap-1.5',
      tag: 'inline-flex max-w-full items-center rounded-md bg-c9 px-2 py-0.5 text-sm font-medium text-c14',
      tagLabel: 'truncate',
      mark: {
        base: 'flex h-5 w-5 shrink-0 items-center justify-center rounded border transition duration-short',
        selected: { true: 'border-c12 bg-c12 text-cWhite', false: 'border-c4 bg-cWhite text-transparent' },
      },
    },
  },
};
