import type { CreateElement, PropType, VNode } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { multiSelectVariants } from '../../catalogue/variants/select-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { OptionListField } from './option-list.ts';
import type { Option, OptionValue } from './options.ts';

addDefaultLook({ multiSelect: multiSelectVariants });

/** Any number of options. Its value is a list in option order. */
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
    const renderMark = (option: Option, selected: boolean): VNode[] => [
      h('span', { class: classes('mark', { selected }) }, [renderIcon(h, 'check', runtimeClasses.smallIcon)]),
      h('span', { class: classes('optionLabel') }, option.label),
    ];
    return this.renderSelect(h, 'multiSelect', { shown: this.renderChosen(h), renderMark, isMultiple: true });
  },
});
