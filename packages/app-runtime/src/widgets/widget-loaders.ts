// The widgets by the name that templates use. Each is loaded when a page shows it for the first time; a component that was
// compiled for publishing may import the ones that its template names instead, and needs no second request.
import type { VueConstructor } from 'vue';

type WidgetLoader = () => Promise<{ default: VueConstructor }>;

export const widgetLoaders: Readonly<Record<string, WidgetLoader>> = {
  CwButton: async () => import('./page/cw-button.ts'),
  CwCalendar: async () => import('./date/cw-calendar.ts'),
  CwCheckbox: async () => import('./choice/cw-checkbox.ts'),
  CwCheckboxGroup: async () => import('./choice/cw-checkbox-group.ts'),
  CwDateOfBirth: async () => import('./date/cw-date-of-birth.ts'),
  CwDatePicker: async () => import('./date/cw-date-picker.ts'),
  CwHtml: async () => import('./page/cw-html.ts'),
  CwLoadingSpinner: async () => import('./notices/cw-loading-spinner.ts'),
  CwLongTextInput: async () => import('./text/cw-long-text-input.ts'),
  CwMessageList: async () => import('./notices/cw-message-list.ts'),
  CwModal: async () => import('./notices/cw-modal.ts'),
  CwMultiSelect: async () => import('./choice/cw-multi-select.ts'),
  CwNumberInput: async () => import('./number/cw-number-input.ts'),
  CwNumberStepper: async () => import('./number/cw-number-stepper.ts'),
  CwRadioGroup: async () => import('./choice/cw-radio-group.ts'),
  CwSelect: async () => import('./choice/cw-select.ts'),
  CwSlider: async () => import('./number/cw-slider.ts'),
  CwSpecialCare: async () => import('./notices/cw-special-care.ts'),
  CwTextInput: async () => import('./text/cw-text-input.ts'),
  CwToggle: async () => import('./choice/cw-toggle.ts'),
};
