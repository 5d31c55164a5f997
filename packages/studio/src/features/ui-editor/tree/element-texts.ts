/** Translation keys of element names, by gallery id. */
export const elementTexts = {
  box: 'element.box',
  flex: 'element.flex',
  text: 'element.text',
  headline: 'element.headline',
  label: 'element.label',
  'text-input': 'element.textInput',
  'long-text-input': 'element.longTextInput',
  'number-input': 'element.numberInput',
  'number-stepper': 'element.numberStepper',
  slider: 'element.slider',
  toggle: 'element.toggle',
  checkbox: 'element.checkbox',
  'checkbox-group': 'element.checkboxGroup',
  'radio-group': 'element.radioGroup',
  select: 'element.select',
  'multi-select': 'element.multiSelect',
  'date-of-birth': 'element.dateOfBirth',
  'date-picker': 'element.datePicker',
  'loading-spinner': 'element.loadingSpinner',
  html: 'element.html',
  button: 'element.button',
  textNode: 'element.textNode',
  comment: 'element.comment',
} as const satisfies Readonly<Record<string, string>>;

export type NamedElement = keyof typeof elementTexts;

export function isNamedElement(id: string): id is NamedElement {
  return Object.hasOwn(elementTexts, id);
}
