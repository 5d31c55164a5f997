import type { PropType, VNode } from 'vue';
import { selectVariants } from '../../catalogue/variants/select-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { OptionListField } from './option-list.ts';
import type { Option, OptionValue } from './options.ts';

addDefaultLook({ select: selectVariants });

/** One of several options, in a list that opens. */
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
    const { disabled, isInvalid: invalid, isOpen } = this;
    const chosen = this.optionList.find((option) => this.isChosen(option));
    const box = h(
      'button',
      {
        ref: 'box',
        class: classes('box', { disabled, invalid, open: isOpen }),
        attrs: { ...this.boxAttrs(), ...(this.label && { 'aria-labelledby': `${this.controlId}-label` }) },
        on: {
          click: () => (isOpen ? this.closeList() : this.openList()),
          keydown: this.handleKey,
          focus: (event: Event) => this.$emit('focus', event),
        },
      },
      [
        h('span', { class: classes('value', { empty: !chosen }) }, chosen?.label ?? this.shownPlaceholder),
        renderIcon(h, 'down', classes('arrow', { open: isOpen })),
      ],
    );
    const renderMark = (option: Option, selected: boolean): VNode[] => [
      h('span', { class: classes('optionLabel') }, option.label),
      renderIcon(h, 'check', classes('check', { selected })),
    ];
    const list = isOpen ? [this.renderList(h, 'select', renderMark, false)] : [];
    const hidden = this.name
      ? [h('input', { attrs: { type: 'hidden', name: this.name }, domProps: { value: String(this.value ?? '') } })]
      : [];
    const frame = { ref: 'frame', class: classes('frame'), on: { focusout: this.handleFocusOut } };
    return this.renderField(h, { component: 'select', control: h('div', frame, [box, ...list, ...hidden]) });
  },
});
