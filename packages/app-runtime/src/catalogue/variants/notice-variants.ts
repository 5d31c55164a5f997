import type { Variants } from '../variant-format.ts';

export const spinnerVariants: Variants[string] = {
  default: {
    el: {
      root: { base: 'inline-flex items-center justify-center gap-3 font-primary text-c6', block: 'w-full py-6' },
      circle: {
        base: 'animate-spin rounded-full border-solid border-c10 border-t-c12',
        size: { sm: 'h-5 w-5 border-2', default: 'h-8 w-8 border-[3px]', lg: 'h-12 w-12 border-4' },
      },
      dots: 'flex items-center gap-1.5',
      dot: {
        base: 'animate-pulse rounded-full bg-c12',
        size: { sm: 'h-1.5 w-1.5', default: 'h-2.5 w-2.5', lg: 'h-3.5 w-3.5' },
      },
      text: 'text-base',
    },
  },
  /** In the colour of the surrounding text, such as within a button. */
  inherit: {
    el: {
      root: 'inline-flex items-center justify-center gap-3',
      circle: {
        base: 'animate-spin rounded-full border-solid border-current border-t-transparent',
        size: { sm: 'h-5 w-5 border-2', default: 'h-8 w-8 border-[3px]', lg: 'h-12 w-12 border-4' },
      },
    },
  },
};

export const messageVariants: Variants[string] = {
  default: {
    el: {
      list: 'flex w-full flex-col gap-2',
      root: {
        base: 'flex w-full items-start gap-3 rounded-lg border border-l-4 bg-cWhite px-4 py-3 font-primary text-base text-c7 shadow-1',
        kind: {
          success: 'border-c2 border-l-cSuccess',
          error: 'border-c2 border-l-cError',
          warning: 'border-c2 border-l-cWarning',
          neutral: 'border-c2 border-l-c5',
        },
      },
      icon: {
        base: 'mt-0.5 h-5 w-5 shrink-0',
        kind: { success: 'text-cSuccess', error: 'text-cError', warning: 'text-cWarning', neutral: 'text-c5' },
      },
      content: 'min-w-0 flex-1 break-words',
      title: 'font-semibold',
      close:
        '-my-3 -mr-4 inline-flex h-11 w-11 shrink-0 items-center justify-center rounded-lg text-c6 outline-none hover:text-c7 focus-visible:shadow-focus',
      fade: 'opacity-0 transition-opacity duration-xlong',
    },
  },
  field: {
    el: {
      list: 'flex w-full flex-col gap-1',
      root: {
        base: 'flex w-full items-start gap-1.5 font-primary text-sm',
        kind: { success: 'text-cSuccess', error: 'text-cError', warning: 'text-cWarning', neutral: 'text-c5' },
      },
      icon: 'mt-0.5 h-4 w-4 shrink-0',
    },
  },
};

export const modalVariants: Variants[string] = {
  default: {
    el: {
      backdrop:
        'fixed inset-0 z-[9000] flex items-end justify-center overflow-y-auto bg-cBlack-a50 font-primary sm:items-center sm:p-6',
      dialog: {
        base: 'flex max-h-full w-full flex-col rounded-t-2xl bg-cWhite text-c7 shadow-5 outline-none sm:rounded-2xl',
        size: { small: 'sm:max-w-sm', default: 'sm:max-w-xl', large: 'sm:max-w-4xl' },
      },
      head: 'flex items-start gap-4 px-5 pt-4 sm:px-6 sm:pt-5',
      title: 'min-w-0 flex-1 py-2 text-xl font-semibold leading-7',
      close:
        '-mr-2 inline-flex h-11 w-11 shrink-0 items-center justify-center rounded-lg text-c6 outline-none transition duration-short hover:bg-c1 hover:text-c7 focus-visible:shadow-focus',
      icon: 'h-5 w-5',
      body: 'min-h-0 overflow-y-auto px-5 py-3 text-base leading-6 text-c6 sm:px-6',
      foot: 'flex flex-col-reverse gap-3 px-5 pb-5 pt-3 sm:flex-row sm:justify-end sm:px-6 sm:pb-6',
    },
  },
};
