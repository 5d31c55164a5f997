import type { PropType, VNode } from 'vue';
import { checkboxVariants } from '../../catalogue/variants/choice-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { Field } from '../field.ts';
import { renderChoice } from './render-choice.ts';
import { type Option, type OptionInput, type OptionValue, toOptions } from './options.ts';

addDefaultLook({ checkbox: checkboxVariants });

/** Any number of options, all of them visible. Its value is a list in option order. */
export default Field.extend({
  name: 'CwCheckboxGroup',
  props: {
    value: { type: Array as PropType<readonly OptionValue[]>, default: () => [] },
    options: { type: Array as PropType<readonly OptionInput[]>, default: () => [] },
    inline: { type: Boolean, default: false },
  },
  methods: {
    isChosen({ value }: Option): boolean {
      return Array.isArray(this.value) && this.value.includes(value);
    },
    change(option: Option): void {
      const after = toOptions(this.options).filter((one) => this.isChosen(one) !== (one.value === option.value));
      this.$emit(
        'input',
        after.map(({ value }) => value),
      );
      this.$forceUpdate();
    },
  },
  render(h): VNode {
    const lines = toOptions(this.options).map((option, index) =>
      renderChoice(h, 'checkbox', {
        variant: this.variant,
        label: option.label,
        hint: option.hint,
        checked: this.isChosen(option),
        disabled: this.disabled || option.disabled === true,
        invalid: this.isInvalid,
        attrs: {
          id: `${this.controlId}-${index}`,
          name: this.name || this.controlId,
          'aria-describedby': this.ariaAttrs['aria-describedby'],
        },
        onChange: () => this.change(option),
        onBlur: (event) => this.$emit('blur', event),
      }),
    );
    const control = h('div', { class: classesOf('checkbox', this.variant)('options', { inline: this.inline }) }, lines);
    return this.renderField(h, { component: 'checkbox', control, labelled: 'group' });
  },
});
