import type { PropType, VNode } from 'vue';
import { radioVariants } from '../../catalogue/variants/choice-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { Field } from '../field.ts';
import { renderChoice } from './render-choice.ts';
import { type OptionInput, type OptionValue, toOptions } from './options.ts';

addDefaultLook({ radio: radioVariants });

/** One of several options, all of them visible. The arrow keys are handled by the browser. */
export default Field.extend({
  name: 'CwRadioGroup',
  props: {
    value: { type: [String, Number, Boolean] as PropType<OptionValue | null>, default: null },
    options: { type: Array as PropType<readonly OptionInput[]>, default: () => [] },
    inline: { type: Boolean, default: false },
  },
  render(h): VNode {
    const lines = toOptions(this.options).map((option, index) =>
      renderChoice(h, 'radio', {
        variant: this.variant,
        label: option.label,
        hint: option.hint,
        checked: option.value === this.value,
        disabled: this.disabled || option.disabled === true,
        invalid: this.isInvalid,
        attrs: {
          id: `${this.controlId}-${index}`,
          name: this.name || this.controlId,
          value: String(option.value),
          required: this.required,
          'aria-describedby': this.ariaAttrs['aria-describedby'],
        },
        onChange: () => {
          this.$emit('input', option.value);
          this.$forceUpdate();
        },
        onBlur: (event) => this.$emit('blur', event),
      }),
    );
    const control = h('div', { class: classesOf('radio', this.variant)('options', { inline: this.inline }) }, lines);
    return this.renderField(h, { component: 'radio', control, labelled: 'group' });
  },
});
