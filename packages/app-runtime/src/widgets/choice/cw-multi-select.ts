import type { CreateElement, PropType, VNode } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { multiSelectVariants } from '../../catalogue/variants/select-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { OptionListField } from './option-list.ts';
import type { Option, OptionValue } from './options.ts';

addDefaultLook({ multiSelect: multiSelectVariants });

/** Any number of options. Its value is a list in the order of the options. */
export default OptionListField.extend({
  name: 'CwMultiSelect',
  props: {
    value: { type: Array as PropType<readonly OptionValue[]>, default: () => [] },
  },
  computed: {
    chosen(): Option[] {
      return this.optionList.filter((option) => this.isChosen(option));
    },
  },
  methods: {
    isChosen(option: Option): boolean {
      return Array.isArray(this.value) && this.value.includes(option.value);
    },
    chooseOption(option: Option): void {
      const after = this.optionList.filter((one) => this.isChosen(one) !== (one.value === option.value));
      this.$emit(
        'input',
        after.map(({ value }) => value),
      );
    },
    closesOnChoice(): boolean {
      return false;
    },
    renderChosen(h: CreateElement): VNode {
      const classes = classesOf('multiSelect', this.variant);
      if (this.chosen.length === 0)
        return h('span', { class: classes('value', { empty: true }) }, this.shownPlaceholder);
      const tags = this.chosen.map(({ value, label }) =>
        h('span', { key: String(value), class: classes('tag') }, [h('span', { class: classes('tagLabel') }, label)]),
      );
      return h('span', { class: classes('tags') }, [
        ...tags,
        h('span', { class: runtimeClasses.spoken }, widgetText('selectedCount', { count: this.chosen.length })),
      ]);
    },
  },
  render(h): VNode {
    const classes = classesOf('multiSelect', this.variant);
    const { disabled, isInvalid: invalid, isOpen } = this;
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
      [this.renderChosen(h), renderIcon(h, 'down', classes('arrow', { open: isOpen }))],
    );
    const renderMark = (option: Option, selected: boolean): VNode[] => [
      h('span', { class: classes('mark', { selected }) }, [renderIcon(h, 'check', runtimeClasses.smallIcon)]),
      h('span', { class: classes('optionLabel') }, option.label),
    ];
    const list = isOpen ? [this.renderList(h, 'multiSelect', renderMark, true)] : [];
    const frame = { ref: 'frame', class: classes('frame'), on: { focusout: this.handleFocusOut } };
    return this.renderField(h, { component: 'multiSelect', control: h('div', frame, [box, ...list]) });
  },
});
