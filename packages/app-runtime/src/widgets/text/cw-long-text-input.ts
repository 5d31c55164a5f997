import type { VNode } from 'vue';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { Field } from '../field.ts';
import { readText } from '../read-event.ts';

addDefaultLook({ textInput: textInputVariants });

/** Multi-line text. With maxlength, shows the number of characters left. */
export default Field.extend({
  name: 'CwLongTextInput',
  props: {
    value: { type: String, default: '' },
    rows: { type: Number, default: 10 },
    placeholder: { type: String, default: '' },
    maxlength: { type: Number, default: undefined },
    readonly: { type: Boolean, default: false },
  },
  render(h): VNode {
    const classes = classesOf('textInput', this.variant);
    const { disabled, isInvalid: invalid, maxlength } = this;
    const value = this.value ?? '';
    const area = h('textarea', {
      class: classes('area', { disabled }),
      attrs: {
        ...this.controlAttrs,
        rows: this.rows,
        placeholder: this.placeholder || undefined,
        maxlength,
        readonly: this.readonly,
      },
      domProps: { value },
      on: {
        input: (event: Event) => this.$emit('input', readText(event)),
        change: (event: Event) => this.$emit('change', readText(event)),
        ...this.focusListeners(),
      },
    });
    const left =
      maxlength === undefined ? undefined : widgetText('charactersLeft', { count: maxlength - value.length });
    return this.renderField(h, {
      component: 'textInput',
      control: h('div', { class: classes('box', { disabled, invalid }) }, [area]),
      after: left === undefined ? [] : [h('p', { class: classes('counter') }, left)],
    });
  },
});
