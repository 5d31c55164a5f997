import type { CreateElement, VNode } from 'vue';
import { classesOf } from '../../look/classes-of.ts';
import { Field } from '../field.ts';

/** A single-line field whose box shows the slots prefix and suffix around its input. */
export const TypedField = Field.extend({
  props: {
    placeholder: { type: String, default: '' },
    readonly: { type: Boolean, default: false },
  },
  methods: {
    renderBox(h: CreateElement, input: VNode): VNode {
      const classes = classesOf('textInput', this.variant);
      const { disabled, isInvalid: invalid } = this;
      const renderSlot = (name: 'prefix' | 'suffix'): VNode[] => {
        const content = this.$slots[name];
        return content ? [h('span', { class: classes(name) }, content)] : [];
      };
      const children = [...renderSlot('prefix'), input, ...renderSlot('suffix')];
      const control = h('div', { class: classes('box', { disabled, invalid }) }, children);
      return this.renderField(h, { component: 'textInput', control });
    },
  },
});
