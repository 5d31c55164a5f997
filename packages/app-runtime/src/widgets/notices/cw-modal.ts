import { isComposing } from '@coverwright/insurance/is-composing';
import Vue, { type CreateElement, type VNode } from 'vue';
import { modalVariants } from '../../catalogue/variants/notice-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';
import { nextId } from '../next-id.ts';
import { keepTabWithin, listFocusable } from './focus-trap.ts';

addDefaultLook({ modal: modalVariants });

/** Open dialogs, topmost last; only the topmost handles keys. */
const openModals: Vue[] = [];

/** A dialog above the page. v-model controls whether it is open; the slot footer contains its buttons. */
export default Vue.extend({
  name: 'CwModal',
  inheritAttrs: false,
  props: {
    value: { type: Boolean, default: false },
    title: { type: String, default: '' },
    /** small, default or large. */
    size: { type: String, default: 'default' },
    /** False for a dialog that requires an answer. */
    closable: { type: Boolean, default: true },
    variant: { type: String, default: 'default' },
  },
  data() {
    return { ownId: nextId(), returnTo: null as HTMLElement | null, isActive: false };
  },
  watch: {
    value(isOpen: boolean): void {
      if (isOpen) this.activate();
      else this.deactivate();
    },
  },
  mounted(): void {
    // Moved to the end of the page, because a transformed ancestor would confine a fixed element.
    document.body.append(this.$el);
    if (this.value) this.activate();
  },
  beforeDestroy(): void {
    this.deactivate();
    this.$el.remove();
  },
  methods: {
    activate(): void {
      if (this.isActive) return;
      this.isActive = true;
      const { activeElement } = document;
      this.returnTo = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
      openModals.push(this);
      document.addEventListener('keydown', this.handleKey);
      document.addEventListener('focusin', this.handleFocus);
      document.documentElement.style.overflow = 'hidden';
      this.$nextTick(() => this.focusInside());
    },
    deactivate(): void {
      if (!this.isActive) return;
      this.isActive = false;
      openModals.splice(openModals.indexOf(this), 1);
      document.removeEventListener('keydown', this.handleKey);
      document.removeEventListener('focusin', this.handleFocus);
      if (openModals.length === 0) document.documentElement.style.overflow = '';
      const target = this.returnTo;
      this.returnTo = null;
      this.$nextTick(() => target?.focus());
    },
    dialog(): HTMLElement | undefined {
      const dialog = this.$refs['dialog'];
      return dialog instanceof HTMLElement ? dialog : undefined;
    },
    focusInside(): void {
      const dialog = this.dialog();
      if (!dialog || dialog.contains(document.activeElement)) return;
      const marked = dialog.querySelector<HTMLElement>('[autofocus]');
      const field = listFocusable(dialog).find((element) => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName));
      (marked ?? field ?? dialog).focus();
    },
    isUppermost(): boolean {
      return openModals.at(-1) === this;
    },
    handleKey(event: KeyboardEvent): void {
      const dialog = this.dialog();
      if (!dialog || !this.isUppermost() || event.defaultPrevented || isComposing(event)) return;
      if (event.key === 'Escape' && this.closable) {
        event.preventDefault();
        this.close();
      } else if (event.key === 'Tab') keepTabWithin(dialog, event);
    },
    handleFocus({ target }: Event): void {
      const dialog = this.dialog();
      if (!dialog || !this.isUppermost() || !(target instanceof Node) || dialog.contains(target)) return;
      (listFocusable(dialog)[0] ?? dialog).focus();
    },
    close(): void {
      this.$emit('input', false);
      this.$emit('close');
    },
    renderHead(h: CreateElement): VNode {
      const classes = classesOf('modal', this.variant);
      const attrs = { type: 'button', 'aria-label': widgetText('close') };
      const close = h('button', { class: classes('close'), attrs, on: { click: () => this.close() } }, [
        renderIcon(h, 'cross', classes('icon')),
      ]);
      return h('div', { class: classes('head') }, [
        h('h2', { class: classes('title'), attrs: { id: `${this.ownId}-title` } }, this.title),
        ...(this.closable ? [close] : []),
      ]);
    },
  },
  render(h): VNode {
    if (!this.value) return h('div', { attrs: { hidden: true } });
    const classes = classesOf('modal', this.variant);
    const attrs = {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': this.title ? `${this.ownId}-title` : undefined,
      'aria-label': this.title ? undefined : this.$attrs['aria-label'],
      tabindex: -1,
    };
    const foot = this.$slots['footer'];
    const dialog = h('div', { ref: 'dialog', class: classes('dialog', { size: this.size }), attrs }, [
      ...(this.title || this.closable ? [this.renderHead(h)] : []),
      h('div', { class: classes('body') }, this.$slots['default']),
      ...(foot ? [h('div', { class: classes('foot') }, foot)] : []),
    ]);
    const pointerdown = (event: Event): void => {
      if (event.target === event.currentTarget && this.closable) this.close();
    };
    return h('div', { class: classes('backdrop'), on: { pointerdown } }, [dialog]);
  },
});
