// Fields with options.
import {
  blurEvent,
  type ElementProp,
  fieldProps,
  focusEvent,
  type GalleryElement,
  inputEvent,
  prop,
} from './element-format.ts';

const variant = prop('variant', 'string', 'default', 'The variant of its look');
const options = prop('options', 'array', [], 'Values, or objects with value, label, hint and disabled');
const inline = prop('inline', 'boolean', false, 'Side by side instead of one below the other');
const yesOrNo = prop('value', 'boolean', false, 'Whether it is on');
const oneOf = prop('value', 'string', null, 'The value of the selected option, or null');
const listOf = prop('value', 'array', [], 'The values of the selected options');

const sample = `:options="[{ value: 'a', label: 'Option A' }, { value: 'b', label: 'Option B' }]"`;

const field = (
  id: string,
  label: string,
  template: string,
  props: readonly ElementProp[],
  rest: Pick<GalleryElement, 'events' | 'slots'> = { events: [inputEvent, blurEvent], slots: [] },
): GalleryElement => {
  const tag = `Cw${label.replaceAll(' ', '')}`;
  return {
    id,
    category: 'form',
    label,
    tag,
    template,
    props: [...props.slice(0, 1), ...fieldProps, ...props.slice(1)],
    ...rest,
  };
};

export const choiceElements: readonly GalleryElement[] = [
  field('toggle', 'Toggle', '<CwToggle v-model="form.input1" label="Toggle" />', [yesOrNo, variant]),
  field('checkbox', 'Checkbox', '<CwCheckbox v-model="form.input1" label="I agree" />', [yesOrNo, variant], {
    events: [inputEvent, blurEvent],
    slots: ['default'],
  }),
  field('checkbox-group', 'Checkbox Group', `<CwCheckboxGroup v-model="form.input1" label="Checkboxes" ${sample} />`, [
    listOf,
    options,
    inline,
    variant,
  ]),
  field('radio-group', 'Radio Group', `<CwRadioGroup v-model="form.input1" label="Radios" ${sample} />`, [
    oneOf,
    options,
    inline,
    { ...variant, options: ['default', 'card'] },
  ]),
  field(
    'select',
    'Select',
    `<CwSelect v-model="form.input1" label="Select" ${sample} />`,
    [
      oneOf,
      options,
      prop('placeholder', 'string', '', 'Shown while nothing is selected'),
      { ...variant, options: ['default', 'disabled', 'dark', 'ghost'] },
    ],
    { events: [inputEvent, focusEvent, blurEvent], slots: [] },
  ),
  field(
    'multi-select',
    'Multi Select',
    `<CwMultiSelect v-model="form.input1" label="Multi select" ${sample} />`,
    [listOf, options, prop('placeholder', 'string', '', 'Shown while nothing is selected'), variant],
    { events: [inputEvent, focusEvent, blurEvent], slots: [] },
  ),
  field('date-of-birth', 'Date Of Birth', '<CwDateOfBirth v-model="form.input1" label="Date of birth" />', [
    prop('value', 'string', null, 'YYYY-MM-DD, or null until all three selects form a valid date'),
    prop('minAge', 'number', 0, 'The lowest age'),
    prop('maxAge', 'number', 150, 'The highest age'),
    prop('today', 'string', '', 'The day on which ages are counted; today if empty'),
    variant,
  ]),
  field(
    'date-picker',
    'Date Picker',
    '<CwDatePicker v-model="form.input1" label="Date" />',
    [
      prop('value', 'date', null, 'YYYY-MM-DD or a Date, or null'),
      prop('minDate', 'date', null, 'The first day that can be selected'),
      prop('maxDate', 'date', null, 'The last day that can be selected'),
      prop('years', 'number', 130, 'Number of years listed'),
      prop('firstWeekday', 'number', 0, 'The first day of the week; 0 is Sunday'),
      prop('placeholder', 'string', '', 'Shown while the field is empty'),
      variant,
    ],
    { events: [inputEvent, focusEvent, blurEvent], slots: [] },
  ),
];
