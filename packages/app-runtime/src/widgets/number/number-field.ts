// A field for a number as text. The text stays as typed: if it is not a number that the field accepts, the value is
// null, the field is invalid, and a message names the reason.
import { isComposing } from '@coverwright/insurance/is-composing';
import { insertedBy, regroupTyped } from '@coverwright/insurance/typed-number';
import type { CreateElement, PropType, VNode } from 'vue';
import { widgetText } from '../../look/app-state.ts';
import { classesOf } from '../../look/classes-of.ts';
import { TypedField } from '../text/typed-field.ts';
import { formatNumber, moveCaret, type NumberFormat, parseNumber, skipComma } from './number-text.ts';

/** The message appears once the user pauses, because "-" and "12," may continue as a number. */
const pauseMs = 1000;

export const NumberField = TypedField.extend({
  props: {
    value: { type: Number as PropType<number | null>, default: null },
  },
  data() {
    return { text: '', isTyped: false, timer: 0, composed: null as string | null };
  },
  computed: {
    /** Overridden by the widgets. */
    format(): NumberFormat {
      return { isInteger: false, precision: 2, allowsNegative: false };
    },
    problemText(): string {
      const { problem } = parseNumber(this.text, this.format);
      return this.isTyped && problem ? widgetText(problem.text, problem.values) : '';
    },
  },
  watch: {
    value: {
      immediate: true,
      handler(value: number | null): void {
        // The typed text, such as "1.", is retained as long as it represents the value.
        if (parseNumber(this.text, this.format).value !== value) this.show(value);
      },
    },
    format(): void {
      if (this.isTyped) this.settle();
    },
  },
  mounted(): void {
    this.markValidity(this.problemText);
  },
  updated(): void {
    this.markValidity(this.problemText);
  },
  beforeDestroy(): void {
    clearTimeout(this.timer);
  },
  methods: {
    show(value: number | null): void {
      this.text = formatNumber(value, this.format);
      this.isTyped = false;
      this.ownErrors = [];
    },
    /** Emits the value of the text. */
    settle(): void {
      const { value } = parseNumber(this.text, this.format);
      if (value !== this.value) this.$emit('input', value);
      clearTimeout(this.timer);
      if (this.problemText === '' || this.ownErrors.length > 0) this.report();
      else this.timer = window.setTimeout(() => this.report(), pauseMs);
    },
    report(): void {
      this.ownErrors = this.problemText === '' ? [] : [this.problemText];
    },
    handleBeforeInput(event: InputEvent): void {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      const { value, selectionStart: start, selectionEnd: end } = target;
      if (start === null || start !== end) return;
      const caret = skipComma(value, start, event.inputType);
      if (caret !== start) target.setSelectionRange(caret, caret);
    },
    handleInput(event: InputEvent | CompositionEvent): void {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      const typed = target.value;
      const isOpen = event instanceof InputEvent && event.isComposing;
      // An input method owns the text until it is complete, so a new rendering must not change it.
      this.composed = isOpen ? typed : null;
      if (isOpen) return;
      const shown = regroupTyped({ before: this.text, typed, inserted: insertedBy(event) });
      const caret = moveCaret(typed, target.selectionStart ?? typed.length, shown);
      this.text = shown;
      this.isTyped = true;
      if (typed !== shown) {
        target.value = shown;
        target.setSelectionRange(caret, caret);
      }
      this.settle();
    },
    handleBlur(event: Event): void {
      const { value, problem } = parseNumber(this.text, this.format);
      if (this.isTyped && !problem) this.text = formatNumber(value, this.format);
      this.report();
      this.$emit('blur', event);
    },
    handleKey(event: KeyboardEvent): void {
      if (event.key === 'Enter' && !isComposing(event)) this.report();
    },
    renderNumber(h: CreateElement, attrs: Readonly<Record<string, unknown>>): VNode {
      return h('input', {
        class: classesOf('textInput', this.variant)('input', { disabled: this.disabled }),
        attrs: {
          ...this.controlAttrs,
          type: 'text',
          inputmode: this.format.isInteger ? 'numeric' : 'decimal',
          autocomplete: 'off',
          placeholder: this.placeholder || undefined,
          readonly: this.readonly,
          ...attrs,
        },
        domProps: { value: this.composed ?? this.text },
        on: {
          beforeinput: this.handleBeforeInput,
          input: this.handleInput,
          compositionend: this.handleInput,
          keydown: this.handleKey,
          invalid: this.report,
          focus: (event: Event) => this.$emit('focus', event),
          blur: this.handleBlur,
        },
      });
    },
  },
});
