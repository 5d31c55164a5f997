// The classes that the runtime needs besides those of the variants: for its own pages, and for texts read only by
// screen readers.

export const runtimeClasses = {
  spoken: 'sr-only',
  icon: 'h-5 w-5',
  smallIcon: 'h-4 w-4',
  ownLine: 'block',
  page: 'mx-auto flex max-w-xl flex-col items-start gap-4 px-5 py-16 font-primary text-c6',
  heading: 'text-2xl font-semibold text-c7',
  button:
    'inline-flex min-h-11 items-center rounded-lg bg-c12 px-5 text-base font-semibold text-cWhite no-underline outline-none hover:bg-c13 focus-visible:shadow-focus',
  failure: 'rounded-lg border border-cError bg-cWhite px-4 py-3 font-primary text-base text-c7',
  waiting: 'fixed inset-x-0 top-0 z-[10000] h-1 animate-pulse bg-c12',
} as const;

/** For elements in authors' HTML, whose look the style sheet resets. */
export const htmlClasses =
  'font-primary text-base leading-7 text-c6 [&_a]:text-c13 [&_a]:underline [&_b]:font-semibold [&_strong]:font-semibold [&_h1]:text-2xl [&_h1]:font-semibold [&_h1]:text-c7 [&_h2]:text-xl [&_h2]:font-semibold [&_h2]:text-c7 [&_h3]:text-lg [&_h3]:font-semibold [&_h3]:text-c7 [&_p]:my-2 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_table]:w-full [&_th]:border-b [&_th]:border-c3 [&_th]:py-2 [&_th]:text-left [&_td]:border-b [&_td]:border-c2 [&_td]:py-2';
