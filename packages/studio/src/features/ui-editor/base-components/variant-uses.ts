/** Finds the tenant's components that use a variant. Pure. */
import { toPascalCase } from '@coverwright/component-tree/component-names';
import { getBinding } from '@coverwright/component-tree/directives';
import { parseTemplate } from '@coverwright/component-tree/parse';

interface UsingComponent {
  readonly name: string;
  readonly template: string;
}

/** The widgets that use each component of the looks. */
export const widgetsOf: Readonly<Record<string, readonly string[]>> = {
  button: ['CwButton'],
  textInput: ['CwTextInput', 'CwLongTextInput', 'CwNumberInput', 'CwNumberStepper', 'CwSlider'],
  select: ['CwSelect'],
  radio: ['CwRadioGroup'],
  modal: ['CwModal'],
  toggle: ['CwToggle'],
  datePicker: ['CwDatePicker'],
  calendar: ['CwCalendar', 'CwDatePicker'],
  dateOfBirth: ['CwDateOfBirth'],
  spinner: ['CwLoadingSpinner'],
  message: ['CwMessageList'],
  checkbox: ['CwCheckbox', 'CwCheckboxGroup'],
  multiSelect: ['CwMultiSelect'],
};

/** An expression counts as a use if its text contains the variant's name. */
export function listVariantUses(
  components: readonly UsingComponent[],
  component: string,
  variant: string,
): readonly string[] {
  const widgets = widgetsOf[component] ?? [];
  return components.flatMap(({ name, template }) => {
    if (!template.includes(variant)) return [];
    const isUsing = [...parseTemplate(template).document.nodes.values()].some(({ component: tag, attrs }) => {
      if (!widgets.includes(toPascalCase(tag))) return false;
      const binding = getBinding(attrs, 'variant');
      const text = binding?.text ?? '';
      return binding?.isExpression === true ? hasWord(text, variant) : text === variant;
    });
    return isUsing ? [name] : [];
  });
}

/** The word may have any characters, so that it cannot be a pattern. */
function hasWord(text: string, word: string): boolean {
  const parts = text.split(word);
  return parts.some((part, index) => index > 0 && !/\w$/.test(parts[index - 1] ?? '') && !/^\w/.test(part));
}
