import type { PropType, VNode } from 'vue';
import { selectVariants } from '../../catalogue/variants/select-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { OptionListField } from './option-list.ts';
import type { Option, OptionValue } from './options.ts';

addDefaultLook({ select: selectVariants });

/** One of several options, in a drop-down list. */
export default OptionListField.extend({
  name: 'CwSelect',
  props: {
    value: { type: [String, Number, Boolean] as PropType<OptionValue | null>, default: null },
  },
  methods: {
    isChosen(option: Option): boolean {
      return option.value === this.value;
    },
  },
  render(h): VNode {
    const classes = classesOf('select', this.variant);
    const chosen = this.optionList.find((option) => this.isChosen(option));
    const shown = h('span', { class: classes('value', { empty: !chosen }) }, chosen?.label ?? this.shownPlaceholder);
    const renderMark = (option: Option, selected: boolean): VNode[] => [
      h('span', { class: classes('optionLabel') }, option.label),
      renderIcon(h, 'check', classes('check', { selected })),
    ];
    const after = this.name
      ? [h('input', { attrs: { type: 'hidden', name: this.name }, domProps: { value: String(this.value ?? '') } })]
      : [];
    return this.renderSelect(h, 'select', { shown, renderMark, after });
  },
});
