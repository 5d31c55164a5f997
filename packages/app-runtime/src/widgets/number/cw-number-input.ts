import type { VNode } from 'vue';
import { textInputVariants } from '../../catalogue/variants/input-variants.ts';
import { addDefaultLook } from '../../look/classes-of.ts';
import { NumberField } from './number-field.ts';
import type { NumberFormat } from './number-text.ts';

addDefaultLook({ textInput: textInputVariants });

/** A number with thousands separators. Its value is a number, or null if the field is empty or invalid. */
export default NumberField.extend({
  name: 'CwNumberInput',
  props: {
    /** integer or float. */
    mode: { type: String, default: 'integer' },
    precision: { type: Number, default: 2 },
    negative: { type: Boolean, default: false },
  },
  computed: {
    format(): NumberFormat {
      return { isInteger: this.mode !== 'float', precision: this.precision, allowsNegative: this.negative };
    },
  },
  render(h): VNode {
    return this.renderBox(h, this.renderNumber(h, {}));
  },
});
