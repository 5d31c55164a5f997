import { isComposing } from '@coverwright/insurance/is-composing';
import type { VNode } from 'vue';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { readText } from '../read-event.ts';
import { TypedField } from './typed-field.ts';

addDefaultLook({ textInput: textInputVariants });

/** A line of text. The slots prefix and suffix are shown within its box. */
export default TypedField.extend({
  name: 'CwTextInput',
  props: {
    value: { type: [String, Number], default: '' },
    /** text, email, tel, password, search or url. */
    type: { type: String, default: 'text' },
    maxlength: { type: Number, default: undefined },
    autocomplete: { type: String, default: undefined },
  },
  render(h): VNode {
    const classes = classesOf('textInput', this.variant);
    const input = h('input', {
      ref: 'input',
      class: classes('input', { disabled: this.disabled }),
      attrs: {
        ...this.controlAttrs,
        type: this.type,
        placeholder: this.placeholder || undefined,
        maxlength: this.maxlength,
        autocomplete: this.autocomplete,
        readonly: this.readonly,
      },
      domProps: { value: String(this.value ?? '') },
      on: {
        input: (event: Event) => this.$emit('input', readText(event)),
        change: (event: Event) => this.$emit('change', readText(event)),
        ...this.focusListeners(),
        // A template sends or closes something when a key is pressed, and an input method uses the same keys.
        keydown: (event: KeyboardEvent) => {
          if (!isComposing(event)) this.$emit('keydown', event);
        },
      },
    });
    return this.renderBox(h, input);
  },
});
