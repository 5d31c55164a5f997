/** Templates that show a widget in each of its states. Pure data. */
const options = `[{ value: 'a', label: 'Basic' }, { value: 'b', label: 'Plus' }, { value: 'c', label: 'Max', disabled: true }]`;

/** @param attributes added to every widget, such as its variant */
const field = (tag: string, extra: string) => (attributes: string) =>
  [
    `<${tag} label="Normal" hint="A hint" ${extra} ${attributes} />`,
    `<${tag} label="Required" required ${extra} ${attributes} />`,
    `<${tag} label="With a problem" :errors="['Enter a value.']" ${extra} ${attributes} />`,
    `<${tag} label="Disabled" disabled ${extra} ${attributes} />`,
  ].join('');

const buttons = (attributes: string): string =>
  [
    ...['default', 'default-light', 'white', 'error', 'error-light'].map(
      (color) => `<CwButton label="${color}" color="${color}" ${attributes} />`,
    ),
    ...['xs', 'sm', 'default', 'lg', 'xl'].map((size) => `<CwButton label="${size}" size="${size}" ${attributes} />`),
    `<CwButton label="Disabled" disabled ${attributes} />`,
    `<CwButton label="Loading" loading ${attributes} />`,
    `<CwButton label="Block" block ${attributes} />`,
  ].join('');

export const lookSamples: Readonly<Record<string, (attributes: string) => string>> = {
  button: buttons,
  textInput: (attributes) =>
    `${field('CwTextInput', 'placeholder="Text"')(attributes)}<CwLongTextInput label="Long text" :rows="3" :maxlength="200" ${attributes} />`,
  select: field('CwSelect', `value="a" :options="${options}"`),
  radio: field('CwRadioGroup', `value="a" :options="${options}"`),
  modal: (attributes) =>
    `<CwModal :value="true" title="Title" ${attributes}><p>Text</p><template v-slot:footer><CwButton label="Continue" /></template></CwModal>`,
  toggle: (attributes) => `${field('CwToggle', '')(attributes)}<CwToggle :value="true" label="On" ${attributes} />`,
  datePicker: field('CwDatePicker', 'value="2026-06-15"'),
  calendar: (attributes) =>
    `<CwCalendar label="One day" value="2026-06-15" minDate="2026-06-05" ${attributes} /><CwCalendar label="From and to" mode="range" :value="['2026-06-10', '2026-06-18']" ${attributes} />`,
  dateOfBirth: field('CwDateOfBirth', 'today="2026-06-15"'),
  spinner: (attributes) =>
    ['sm', 'default', 'lg']
      .flatMap((size) =>
        ['circle', 'dots'].map(
          (type) =>
            `<CwLoadingSpinner :delay="0" type="${type}" size="${size}" text="Loading" showText ${attributes} />`,
        ),
      )
      .join(''),
  message: (attributes) =>
    `<CwMessageList closable :messages="['success', 'error', 'warning', 'neutral'].map(function (kind) { return { kind: kind, title: kind, text: 'A message' } })" ${attributes} />`,
  checkbox: (attributes) =>
    `${field('CwCheckbox', '')(attributes)}<CwCheckbox :value="true" label="Selected" ${attributes} /><CwCheckboxGroup label="Group" :value="['a']" :options="${options}" ${attributes} />`,
  multiSelect: field('CwMultiSelect', `:value="['a', 'b']" :options="${options}"`),
};
