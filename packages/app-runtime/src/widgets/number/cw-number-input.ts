import type { PropType, VNode } from 'vue';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { formatNumber, mayType, type NumberFormat, parseNumberText, skipComma, typeNumber } from './number-text.ts';
import { TypedField } from '../text/typed-field.ts';

addDefaultLook({ textInput: textInputVariants });

/** A number with thousands separators. Its value is a number, or null if the field is empty. */
export default TypedField.extend({
  name: 'CwNumberInput',
  props: {
    value: { type: Number as PropType<number | null>, default: null },
    /** integer or float. */
    mode: { type: String, default: 'integer' },
    precision: { type: Number, default: 2 },
    negative: { type: Boolean, default: false },
  },
  data() {
    return { text: '' };
  },
  computed: {
    format(): NumberFormat {
      return { isInteger: this.mode !== 'float', precision: this.precision, allowsNegative: this.negative };
    },
  },
  watch: {
    value: {
      immediate: true,
      handler(value: number | null): void {
        // The typed text, such as "1.", is retained as long as it represents the value.
        if (parseNumberText(this.text, this.format) !== value) this.text = formatNumber(value, this.format);
      },
    },
  },
  methods: {
    handleBeforeInput(event: Event): void {
      const { target } = event;
      if (!(event instanceof InputEvent) || !(target instanceof HTMLInputElement)) return;
      const { value, selectionStart, selectionEnd } = target;
      if (selectionStart !== null && selectionStart === selectionEnd) {
        const caret = skipComma({ text: value, caret: selectionStart }, event.inputType);
        if (caret !== selectionStart) target.setSelectionRange(caret, caret);
      }
      if (event.data === null) return;
      const around = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? 0);
      if (!event.isComposing && !mayType(event.data, around, this.format)) event.preventDefault();
    },
    handleInput(event: Event): void {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || (event instanceof InputEvent && event.isComposing)) return;
      const typed = typeNumber(
        { text: target.value, caret: target.selectionStart ?? target.value.length },
        this.format,
      );
      this.text = typed.text;
      target.value = typed.text;
      target.setSelectionRange(typed.caret, typed.caret);
      const value = parseNumberText(typed.text, this.format);
      if (value !== this.value) this.$emit('input', value);
    },
    handleBlur(event: Event): void {
      const value = parseNumberText(this.text, this.format);
      this.text = formatNumber(value, this.format);
      this.$emit('blur', event);
    },
  },
  render(h): VNode {
    const classes = classesOf('textInput', this.variant);
    const input = h('input', {
      class: classes('input', { disabled: this.disabled }),
      attrs: {
        ...this.controlAttrs,
        type: 'text',
        inputmode: this.format.isInteger ? 'numeric' : 'decimal',
        autocomplete: 'off',
        placeholder: this.placeholder || undefined,
        readonly: this.readonly,
      },
      domProps: { value: this.text },
      on: {
        beforeinput: this.handleBeforeInput,
        input: this.handleInput,
        compositionend: this.handleInput,
        focus: (event: Event) => this.$emit('focus', event),
        blur: this.handleBlur,
      },
    });
    return this.renderBox(h, input);
  },
});
