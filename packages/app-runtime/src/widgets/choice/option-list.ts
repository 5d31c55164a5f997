// The box of a select and the list that opens below or above it. The focus stays on the box, which references the
// active option. The widget decides what happens when an option is chosen.
import { isComposing } from '@coverwright/insurance/is-composing';
import type { CreateElement, PropType, VNode } from 'vue';
import { widgetText } from '../../look/app-state.ts';
import { classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { Field } from '../field.ts';
import { findPlacement, type Placement } from '../placement.ts';
import {
  findByTyping,
  findEnd,
  type ListKey,
  moveAmong,
  type Option,
  type OptionInput,
  readListKey,
  toOptions,
} from './options.ts';

/** Characters typed within this time form one word. */
const typingPauseMs = 600;
const pageSize = 10;
const roomOfListPx = 300;

type RenderMark = (option: Option, isChosen: boolean) => VNode[];

interface SelectParts {
  /** Shown in the box: the selection, or the placeholder. */
  readonly shown: VNode;
  readonly renderMark: RenderMark;
  readonly isMultiple?: boolean;
  readonly after?: readonly VNode[];
}

export const OptionListField = Field.extend({
  props: {
    options: { type: Array as PropType<readonly OptionInput[]>, default: () => [] },
    placeholder: { type: String, default: '' },
  },
  data(): { isOpen: boolean; active: number; typed: string; typedAt: number; placement: Placement } {
    return { isOpen: false, active: -1, typed: '', typedAt: 0, placement: 'below' };
  },
  computed: {
    optionList(): Option[] {
      return toOptions(this.options);
    },
    listId(): string {
      return `${this.controlId}-list`;
    },
    shownPlaceholder(): string {
      return this.placeholder || widgetText('select');
    },
  },
  watch: {
    active(): void {
      this.$nextTick(() => {
        const list = this.$refs['list'];
        if (list instanceof HTMLElement) list.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
      });
    },
  },
  methods: {
    /** Overridden by the widgets. */
    chooseOption(option: Option): void {
      this.$emit('input', option.value);
    },
    isChosen(_option: Option): boolean {
      return false;
    },
    closesOnChoice(): boolean {
      return true;
    },
    openList(): void {
      if (this.disabled || this.isOpen) return;
      const chosen = this.optionList.findIndex((option) => this.isChosen(option));
      this.active = chosen === -1 ? findEnd(this.optionList, 'first') : chosen;
      const box = this.$refs['box'];
      if (box instanceof HTMLElement) this.placement = findPlacement(box, roomOfListPx);
      this.isOpen = true;
    },
    closeList(): void {
      this.isOpen = false;
      this.typed = '';
    },
    chooseAt(index: number): void {
      const option = this.optionList[index];
      if (!option || option.disabled === true) return;
      this.active = index;
      this.chooseOption(option);
      if (this.closesOnChoice()) this.closeList();
    },
    handleKey(event: KeyboardEvent): void {
      if (isComposing(event)) return;
      const isTyping = this.typed !== '' && event.timeStamp - this.typedAt < typingPauseMs;
      const key = readListKey(event, this.isOpen, isTyping);
      if (key === undefined) return;
      // Tab leaves the field as usual.
      if (key !== 'leave') event.preventDefault();
      if (key === 'type') this.typeInList(isTyping ? this.typed + event.key : event.key, event.timeStamp);
      else this.moveInList(key);
    },
    moveInList(key: ListKey): void {
      const list = this.optionList;
      if (key === 'close') this.closeList();
      else if (key === 'choose') this.chooseAt(this.active);
      else if (key === 'leave') {
        if (this.isOpen && this.closesOnChoice()) this.chooseAt(this.active);
        this.closeList();
      } else {
        this.openList();
        if (key === 'first' || key === 'last') this.active = findEnd(list, key);
        else if (key !== 'open') this.active = moveAmong(list, this.active, stepsOf(key));
      }
    },
    typeInList(typed: string, at: number): void {
      this.openList();
      this.typed = typed;
      this.typedAt = at;
      const found = findByTyping(this.optionList, this.active, typed);
      if (found !== -1) this.active = found;
    },
    handleFocusOut(event: FocusEvent): void {
      const { relatedTarget } = event;
      const frame = this.$refs['frame'];
      if (frame instanceof HTMLElement && relatedTarget instanceof Node && frame.contains(relatedTarget)) return;
      this.closeList();
      this.$emit('blur', event);
    },
    boxAttrs(): Record<string, unknown> {
      const active = this.isOpen && this.active >= 0 ? `${this.listId}-${this.active}` : undefined;
      return {
        ...this.controlAttrs,
        name: undefined,
        type: 'button',
        role: 'combobox',
        'aria-haspopup': 'listbox',
        'aria-expanded': String(this.isOpen),
        'aria-controls': this.isOpen ? this.listId : undefined,
        'aria-activedescendant': active,
      };
    },
    renderSelect(
      h: CreateElement,
      component: string,
      { shown, renderMark, isMultiple = false, after = [] }: SelectParts,
    ): VNode {
      const classes = classesOf(component, this.variant);
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
        [shown, renderIcon(h, 'down', classes('arrow', { open: isOpen }))],
      );
      const list = isOpen ? [this.renderList(h, component, renderMark, isMultiple)] : [];
      const frame = { ref: 'frame', class: classes('frame'), on: { focusout: this.handleFocusOut } };
      return this.renderField(h, { component, control: h('div', frame, [box, ...list, ...after]) });
    },
    renderList(h: CreateElement, component: string, renderMark: RenderMark, isMultiple: boolean): VNode {
      const classes = classesOf(component, this.variant);
      const attrs = {
        id: this.listId,
        role: 'listbox',
        tabindex: -1,
        'aria-labelledby': this.label ? `${this.controlId}-label` : undefined,
        'aria-label': this.label ? undefined : this.shownPlaceholder,
        'aria-multiselectable': isMultiple ? 'true' : undefined,
      };
      const items = this.optionList.map((option, index) => this.renderOption(h, component, option, index, renderMark));
      const empty = h(
        'li',
        { class: classes('empty'), attrs: { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' } },
        widgetText('noOptions'),
      );
      const { placement } = this;
      return h('ul', { ref: 'list', class: classes('list', { placement }), attrs }, items.length > 0 ? items : [empty]);
    },
    renderOption(h: CreateElement, component: string, option: Option, index: number, renderMark: RenderMark): VNode {
      const classes = classesOf(component, this.variant);
      const selected = this.isChosen(option);
      const state = { active: index === this.active, selected, disabled: option.disabled === true };
      return h(
        'li',
        {
          key: String(option.value),
          class: classes('option', state),
          attrs: {
            id: `${this.listId}-${index}`,
            role: 'option',
            'aria-selected': String(selected),
            'aria-disabled': option.disabled === true ? 'true' : undefined,
            'data-active': index === this.active ? '' : undefined,
          },
          on: {
            // Keeps the focus on the box.
            mousedown: (event: Event) => event.preventDefault(),
            mousemove: () => {
              if (option.disabled !== true) this.active = index;
            },
            click: () => this.chooseAt(index),
          },
        },
        renderMark(option, selected),
      );
    },
  },
});

function stepsOf(key: ListKey): number {
  if (key === 'next') return 1;
  if (key === 'previous') return -1;
  return key === 'pageDown' ? pageSize : -pageSize;
}
