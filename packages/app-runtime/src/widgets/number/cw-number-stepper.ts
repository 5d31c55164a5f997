import { isComposing } from '@coverwright/insurance/is-composing';
import { readTypedNumber } from '@coverwright/insurance/typed-number';
import type { CreateElement, VNode } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { type IconName, renderIcon } from '../../look/icon.ts';
import { NumberField } from './number-field.ts';
import { addStep, clampNumber, type NumberFormat } from './number-text.ts';

addDefaultLook({ textInput: textInputVariants });

const pageSteps = 10;

/** A number between two buttons that stays within its bounds. A typed number that is not on a step is invalid. */
export default NumberField.extend({
  name: 'CwNumberStepper',
  props: {
    min: { type: Number, default: 0 },
    max: { type: Number, default: 100 },
    step: { type: Number, default: 1 },
    variant: { type: String, default: 'stepper' },
  },
  computed: {
    format(): NumberFormat {
      const { min, max, step } = this;
      return { isInteger: false, precision: 6, allowsNegative: min < 0, min, max, step };
    },
  },
  methods: {
    select(value: number): void {
      const clamped = clampNumber(value, this.min, this.max);
      this.show(clamped);
      if (clamped !== this.value) this.$emit('input', clamped);
    },
    move(steps: number): void {
      // Without a number, the first step sets the lower bound.
      const current = readTypedNumber(this.text) || undefined;
      this.select(current === undefined ? this.min : addStep(Number(current), steps * this.step));
    },
    handleKey(event: KeyboardEvent): void {
      if (isComposing(event) || this.readonly) return;
      const steps: Readonly<Record<string, number>> = {
        ArrowUp: 1,
        ArrowDown: -1,
        PageUp: pageSteps,
        PageDown: -pageSteps,
      };
      const count = steps[event.key];
      if (event.key === 'Enter') this.report();
      if (count !== undefined) this.move(count);
      else if (event.key === 'Home') this.select(this.min);
      else if (event.key === 'End') this.select(this.max);
      else return;
      event.preventDefault();
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
            disabled: this.disabled || this.readonly || isOff,
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
    const input = this.renderNumber(h, {
      role: 'spinbutton',
      'aria-valuenow': value ?? undefined,
      'aria-valuemin': min,
      'aria-valuemax': max,
    });
    const control = h('div', { class: classes('box', { disabled, invalid }) }, [
      this.renderButton(h, 'minus', value !== null && value <= min),
      input,
      this.renderButton(h, 'plus', value !== null && value >= max),
    ]);
    return this.renderField(h, { component: 'textInput', control });
  },
});
