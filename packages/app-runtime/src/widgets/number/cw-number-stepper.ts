import { isComposing } from '@coverwright/insurance/is-composing';
import type { CreateElement, PropType, VNode } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { type IconName, renderIcon } from '../../look/icon.ts';
import { Field } from '../field.ts';
import { readText } from '../read-event.ts';
import { addStep, clampNumber, formatNumber, type NumberFormat, parseNumberText } from './number-text.ts';

addDefaultLook({ textInput: textInputVariants });

const pageSteps = 10;

/** A number between two buttons that stays within its bounds. */
export default Field.extend({
  name: 'CwNumberStepper',
  props: {
    value: { type: Number as PropType<number | null>, default: null },
    min: { type: Number, default: 0 },
    max: { type: Number, default: 100 },
    step: { type: Number, default: 1 },
    variant: { type: String, default: 'stepper' },
  },
  computed: {
    format(): NumberFormat {
      return { isInteger: false, precision: 6, allowsNegative: this.min < 0 };
    },
  },
  methods: {
    select(value: number): void {
      const clamped = clampNumber(value, this.min, this.max);
      if (clamped !== this.value) this.$emit('input', clamped);
    },
    move(steps: number): void {
      // Without a value, the first step sets the lower bound.
      this.select(this.value === null ? this.min : addStep(this.value, steps * this.step));
    },
    handleKey(event: KeyboardEvent): void {
      if (isComposing(event)) return;
      const steps: Readonly<Record<string, number>> = {
        ArrowUp: 1,
        ArrowDown: -1,
        PageUp: pageSteps,
        PageDown: -pageSteps,
      };
      const count = steps[event.key];
      if (count !== undefined) this.move(count);
      else if (event.key === 'Home') this.select(this.min);
      else if (event.key === 'End') this.select(this.max);
      else return;
      event.preventDefault();
    },
    handleChange(event: Event): void {
      const typed = parseNumberText(readText(event), this.format);
      if (typed === null) this.$emit('input', null);
      else this.select(typed);
      // If the clamped value equals the previous one, Vue would not rerender the input.
      this.$forceUpdate();
    },
    renderButton(h: CreateElement, icon: IconName, isOff: boolean): VNode {
      const name = icon === 'plus' ? 'increase' : 'decrease';
      const label = widgetText(name, { label: this.label || this.$attrs['aria-label'] || '' }).trim();
      return h(
        'button',
        {
          class: classesOf('textInput', this.variant)('button'),
          attrs: {
            type: 'button',
            'aria-label': label,
            disabled: this.disabled || isOff,
            'aria-controls': this.controlId,
          },
          on: { click: () => this.move(icon === 'plus' ? 1 : -1) },
        },
        [renderIcon(h, icon, runtimeClasses.icon)],
      );
    },
  },
  render(h): VNode {
    const classes = classesOf('textInput', this.variant);
    const { disabled, isInvalid: invalid, value, min, max } = this;
    const input = h('input', {
      class: classes('input', { disabled }),
      attrs: {
        ...this.controlAttrs,
        type: 'text',
        role: 'spinbutton',
        inputmode: 'decimal',
        autocomplete: 'off',
        'aria-valuenow': value ?? undefined,
        'aria-valuemin': min,
        'aria-valuemax': max,
      },
      domProps: { value: formatNumber(value, this.format) },
      on: {
        keydown: this.handleKey,
        change: this.handleChange,
        ...this.focusListeners(),
      },
    });
    const control = h('div', { class: classes('box', { disabled, invalid }) }, [
      this.renderButton(h, 'minus', value !== null && value <= min),
      input,
      this.renderButton(h, 'plus', value !== null && value >= max),
    ]);
    return this.renderField(h, { component: 'textInput', control });
  },
});
