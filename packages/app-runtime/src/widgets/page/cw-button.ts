import Vue, { type CreateElement, type VNode, type VNodeData } from 'vue';
import { buttonVariants } from '../../catalogue/variants/input-variants.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import CwLoadingSpinner from '../notices/cw-loading-spinner.ts';

addDefaultLook({ button: buttonVariants });

/**
 * A button, or a link if it has `to` (a page of the app) or `href`. The slots prefix and suffix are shown around its
 * text.
 */
export default Vue.extend({
  name: 'CwButton',
  props: {
    label: { type: String, default: '' },
    /** xs, sm, default, lg or xl. */
    size: { type: String, default: 'default' },
    /** default, default-light, white, error or error-light. */
    color: { type: String, default: 'default' },
    /** button, submit or reset. */
    type: { type: String, default: 'button' },
    to: { type: [String, Object], default: undefined },
    href: { type: String, default: '' },
    target: { type: String, default: '' },
    block: { type: Boolean, default: false },
    disabled: { type: Boolean, default: false },
    /** Shows a spinner and ignores clicks. */
    loading: { type: Boolean, default: false },
    variant: { type: String, default: 'default' },
  },
  methods: {
    emitClick(event: Event): void {
      if (this.disabled || this.loading) {
        event.preventDefault();
        return;
      }
      this.$emit('click', event);
    },
    renderContent(h: CreateElement): VNode[] {
      const classes = classesOf('button', this.variant);
      const { prefix, suffix, default: content } = this.$slots;
      const spinner = h(CwLoadingSpinner, {
        class: classes('spinner'),
        props: { size: 'sm', delay: 0, variant: 'inherit' },
      });
      return [
        ...(this.loading ? [spinner] : prefix ? [h('span', { class: classes('prefix') }, prefix)] : []),
        h('span', { class: classes('label') }, content ?? this.label),
        ...(suffix ? [h('span', { class: classes('suffix') }, suffix)] : []),
      ];
    },
  },
  render(h): VNode {
    const { size, color, block, disabled, loading, target } = this;
    const classes = classesOf('button', this.variant)('root', { size, color, block, disabled, loading });
    const content = this.renderContent(h);
    // A disabled link is a link without a URL.
    if (disabled && (this.to !== undefined || this.href)) {
      return h('a', { class: classes, attrs: { role: 'link', 'aria-disabled': 'true' } }, content);
    }
    if (this.to !== undefined) {
      return h('router-link', { class: classes, props: { to: this.to }, nativeOn: { click: this.emitClick } }, content);
    }
    if (this.href) {
      const rel = target === '_blank' ? 'noopener noreferrer' : undefined;
      return h(
        'a',
        {
          class: classes,
          attrs: { href: toSafeAddress(this.href), target: target || undefined, rel },
          on: { click: this.emitClick },
        },
        content,
      );
    }
    const attrs = { type: this.type, disabled, 'aria-busy': loading ? 'true' : undefined };
    const button: VNodeData = { class: classes, attrs, on: { click: this.emitClick } };
    return h('button', button, content);
  },
});

/** javascript: URLs and the like are ignored. */
function toSafeAddress(address: string): string | undefined {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(address.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? address : undefined;
}
