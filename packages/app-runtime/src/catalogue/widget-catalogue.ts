// The widgets by the name used in templates: the module of each, below widgets/, and the default variants that it
// uses, whose rules are then included in an app's style sheet. Pure.
import type { Variants } from './variant-format.ts';

interface WidgetEntry {
  readonly module: string;
  readonly looks: readonly (keyof Variants)[];
}

export const widgetCatalogue: Readonly<Record<string, WidgetEntry>> = {
  CwButton: { module: 'page/cw-button.ts', looks: ['button', 'spinner'] },
  CwCalendar: { module: 'date/cw-calendar.ts', looks: ['calendar', 'message'] },
  CwCheckbox: { module: 'choice/cw-checkbox.ts', looks: ['checkbox', 'message'] },
  CwCheckboxGroup: { module: 'choice/cw-checkbox-group.ts', looks: ['checkbox', 'message'] },
  CwDateOfBirth: { module: 'date/cw-date-of-birth.ts', looks: ['dateOfBirth', 'message'] },
  CwDatePicker: { module: 'date/cw-date-picker.ts', looks: ['datePicker', 'calendar', 'message'] },
  CwHtml: { module: 'page/cw-html.ts', looks: ['html'] },
  CwLoadingSpinner: { module: 'notices/cw-loading-spinner.ts', looks: ['spinner'] },
  CwLongTextInput: { module: 'text/cw-long-text-input.ts', looks: ['textInput', 'message'] },
  CwMessageList: { module: 'notices/cw-message-list.ts', looks: ['message'] },
  CwModal: { module: 'notices/cw-modal.ts', looks: ['modal'] },
  CwMultiSelect: { module: 'choice/cw-multi-select.ts', looks: ['multiSelect', 'message'] },
  CwNumberInput: { module: 'number/cw-number-input.ts', looks: ['textInput', 'message'] },
  CwNumberStepper: { module: 'number/cw-number-stepper.ts', looks: ['textInput', 'message'] },
  CwRadioGroup: { module: 'choice/cw-radio-group.ts', looks: ['radio', 'message'] },
  CwSelect: { module: 'choice/cw-select.ts', looks: ['select', 'message'] },
  CwSlider: { module: 'number/cw-slider.ts', looks: ['textInput', 'message'] },
  CwSpecialCare: { module: 'notices/cw-special-care.ts', looks: ['message'] },
  CwTextInput: { module: 'text/cw-text-input.ts', looks: ['textInput', 'message'] },
  CwToggle: { module: 'choice/cw-toggle.ts', looks: ['toggle', 'message'] },
};
