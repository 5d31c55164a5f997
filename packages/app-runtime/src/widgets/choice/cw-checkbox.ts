import type { VNode } from 'vue';
import { checkboxVariants } from '../../catalogue/variants/choice-variants.ts';
import { addDefaultLook } from '../../look/classes-of.ts';
import { Field } from '../field.ts';
import { readChecked } from '../read-event.ts';
import { renderChoice } from './render-choice.ts';

addDefaultLook({ checkbox: checkboxVariants });

/** Yes or no, such as consent. The default slot replaces the label, for example for a text with links. */
export default Field.extend({
  name: 'CwCheckbox',
  props: {
    value: { type: Boolean, default: false },
  },
  render(h): VNode {
    const control = renderChoice(h, 'checkbox', {
      variant: this.variant,
      label: [h('span', this.$slots['default'] ?? this.label), ...this.renderRequired(h, 'checkbox')],
      checked: this.value,
      disabled: this.disabled,
      invalid: this.isInvalid,
      attrs: this.controlAttrs,
      onChange: (event) => {
        this.$emit('input', readChecked(event));
        // The browser has toggled the control, but the value determines its state.
        this.$forceUpdate();
      },
      onBlur: (event) => this.$emit('blur', event),
    });
    return this.renderField(h, { component: 'checkbox', control, labelled: 'none' });
  },
});
