import type { PropType, VNode } from 'vue';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { Field } from '../field.ts';
import { readText } from '../read-event.ts';
import { clampNumber, formatNumber } from './number-text.ts';

addDefaultLook({ textInput: textInputVariants });

const thumbPx = 24;
const format = { isInteger: false, precision: 6, allowsNegative: true };

/** A number on a track with a thumb, which is at the lower bound if there is no value. */
export default Field.extend({
  name: 'CwSlider',
  props: {
    value: { type: Number as PropType<number | null>, default: null },
    min: { type: Number, default: 0 },
    max: { type: Number, default: 100 },
    step: { type: Number, default: 1 },
    /** Shown before and after the number, such as HK$ and years. */
    prefix: { type: String, default: '' },
    suffix: { type: String, default: '' },
    variant: { type: String, default: 'slider' },
  },
  computed: {
    current(): number {
      return clampNumber(this.value ?? this.min, this.min, this.max);
    },
  },
  methods: {
    display(value: number): string {
      return `${this.prefix}${formatNumber(value, format)}${this.suffix}`;
    },
  },
  render(h): VNode {
    const classes = classesOf('textInput', this.variant);
    const { disabled, min, max, current } = this;
    const share = max > min ? (current - min) / (max - min) : 0;
    // The centre of the thumb stays half its width away from the ends.
    const centre = `${thumbPx / 2}px + (100% - ${thumbPx}px) * ${share}`;
    const input = h('input', {
      class: classes('input', { disabled }),
      attrs: {
        ...this.controlAttrs,
        type: 'range',
        min,
        max,
        step: this.step,
        'aria-valuetext': this.display(current),
      },
      domProps: { value: String(current) },
      on: {
        input: (event: Event) => this.$emit('input', Number(readText(event))),
        change: (event: Event) => this.$emit('change', Number(readText(event))),
      },
    });
    const frame = h('div', { class: classes('frame', { disabled }) }, [
      input,
      h('div', { class: classes('track') }, [
        h('div', { class: classes('fill'), style: { width: `calc(${centre})` } }),
      ]),
      h('div', { class: classes('thumb'), style: { left: `calc(${centre} - ${thumbPx / 2}px)` } }),
    ]);
    const head = h('div', { class: classes('head') }, [
      ...(this.label ? [this.renderLabel(h, 'textInput', false)] : []),
      h('output', { class: classes('output'), attrs: { for: this.controlId } }, this.display(current)),
    ]);
    const ends = h('div', { class: classes('ends'), attrs: { 'aria-hidden': 'true' } }, [
      h('span', this.display(min)),
      h('span', this.display(max)),
    ]);
    return this.renderField(h, { component: 'textInput', control: [head, frame, ends], labelled: 'none' });
  },
});
