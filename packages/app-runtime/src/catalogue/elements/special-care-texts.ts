/** The default texts of the special-care notice; for other languages, see widget-translations.ts. */
export const specialCareTexts = {
  title: 'Oops, it seems like your case requires special care',
  text: 'Please contact our sales team. We will be happy to help you personally.',
} as const;
