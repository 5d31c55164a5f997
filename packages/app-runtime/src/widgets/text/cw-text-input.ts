import type { VNode } from 'vue';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { Field } from '../field.ts';
import { readText } from '../read-event.ts';

addDefaultLook({ textInput: textInputVariants });

/** A line of text. The slots prefix and suffix are shown within its box. */
export default Field.extend({
  name: 'CwTextInput',
  props: {
    value: { type: [String, Number], default: '' },
    /** text, email, tel, password, search or url. */
    type: { type: String, default: 'text' },
    placeholder: { type: String, default: '' },
    maxlength: { type: Number, default: undefined },
    autocomplete: { type: String, default: undefined },
    readonly: { type: Boolean, default: false },
  },
  render(h): VNode {
    const classes = classesOf('textInput', this.variant);
    const { disabled, isInvalid: invalid } = this;
    const input = h('input', {
      ref: 'input',
      class: classes('input', { disabled }),
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
        focus: (event: Event) => this.$emit('focus', event),
        blur: (event: Event) => this.$emit('blur', event),
        keydown: (event: Event) => this.$emit('keydown', event),
      },
    });
    const side = (name: 'prefix' | 'suffix') => {
      const content = this.$slots[name];
      return content ? [h('span', { class: classes(name) }, content)] : [];
    };
    const control = h('div', { class: classes('box', { disabled, invalid }) }, [
      ...side('prefix'),
      input,
      ...side('suffix'),
    ]);
    return this.renderField(h, { component: 'textInput', control });
  },
});
