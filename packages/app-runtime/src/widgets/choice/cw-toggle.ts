import type { VNode } from 'vue';
import { toggleVariants } from '../../catalogue/variants/choice-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { Field } from '../field.ts';
import { readChecked } from '../read-event.ts';

addDefaultLook({ toggle: toggleVariants });

/** A switch that is on (green) or off (grey). */
export default Field.extend({
  name: 'CwToggle',
  props: {
    value: { type: Boolean, default: false },
  },
  render(h): VNode {
    const classes = classesOf('toggle', this.variant);
    const { value: checked, disabled } = this;
    const input = h('input', {
      class: classes('input'),
      attrs: { ...this.controlAttrs, type: 'checkbox', role: 'switch' },
      domProps: { checked },
      on: {
        change: (event: Event) => {
          this.$emit('input', readChecked(event));
          this.$forceUpdate();
        },
        blur: (event: Event) => this.$emit('blur', event),
      },
    });
    const track = h('span', { class: classes('track', { checked, disabled }), attrs: { 'aria-hidden': 'true' } }, [
      h('span', { class: classes('thumb', { checked }) }),
    ]);
    const text = h('span', { class: classes('text') }, [this.label, ...this.renderRequired(h, 'toggle')]);
    const control = h('label', { class: classes('line', { checked, disabled }) }, [input, track, text]);
    return this.renderField(h, { component: 'toggle', control, labelled: 'none' });
  },
});
