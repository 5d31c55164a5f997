// The default classes of widgets, which an app's baseComponentsVariants can override.
import { htmlClasses, runtimeClasses } from '../runtime-classes.ts';
import type { Variants } from '../variant-format.ts';
import { checkboxVariants, radioVariants, toggleVariants } from './choice-variants.ts';
import { calendarVariants, dateOfBirthVariants, datePickerVariants } from './date-variants.ts';
import { buttonVariants, textInputVariants } from './input-variants.ts';
import { messageVariants, modalVariants, spinnerVariants } from './notice-variants.ts';
import { multiSelectVariants, selectVariants } from './select-variants.ts';

export const defaultVariants: Variants = {
  button: buttonVariants,
  textInput: textInputVariants,
  select: selectVariants,
  radio: radioVariants,
  modal: modalVariants,
  toggle: toggleVariants,
  datePicker: datePickerVariants,
  calendar: calendarVariants,
  dateOfBirth: dateOfBirthVariants,
  spinner: spinnerVariants,
  message: messageVariants,
  checkbox: checkboxVariants,
  multiSelect: multiSelectVariants,
  runtime: { default: { el: runtimeClasses } },
  html: { default: { el: { root: htmlClasses } } },
};

/** Components that an app cannot change, but whose rules a style sheet needs. */
export const fixedLooks: ReadonlySet<string> = new Set(['runtime', 'html']);
