import Vue, { type CreateElement, type VNode } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { spinnerVariants } from '../../catalogue/variants/notice-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import type { WidgetState } from '../../catalogue/variant-format.ts';

addDefaultLook({ spinner: spinnerVariants });

/** Appears after a delay, so that short waits do not flicker. */
export default Vue.extend({
  name: 'CwLoadingSpinner',
  props: {
    /** circle or dots. */
    type: { type: String, default: 'circle' },
    size: { type: String, default: 'default' },
    delay: { type: Number, default: 400 },
    /** For screen readers; visible with showText. */
    text: { type: String, default: '' },
    showText: { type: Boolean, default: false },
    block: { type: Boolean, default: false },
    variant: { type: String, default: 'default' },
  },
  data() {
    return { isShown: this.delay <= 0, timer: 0 };
  },
  mounted(): void {
    if (this.isShown) return;
    this.timer = window.setTimeout(() => {
      this.isShown = true;
    }, this.delay);
  },
  beforeDestroy(): void {
    window.clearTimeout(this.timer);
  },
  methods: {
    renderSign(h: CreateElement): VNode {
      const classes = classesOf('spinner', this.variant);
      const state: WidgetState = { size: this.size };
      const attrs = { 'aria-hidden': 'true' };
      if (this.type !== 'dots') return h('span', { class: classes('circle', state), attrs });
      const dots = ['0ms', '150ms', '300ms'].map((delay) =>
        h('span', { key: delay, class: classes('dot', state), style: { animationDelay: delay } }),
      );
      return h('span', { class: classes('dots'), attrs }, dots);
    },
  },
  render(h): VNode {
    const classes = classesOf('spinner', this.variant);
    // The live region exists from the start, because only changes to it are announced.
    if (!this.isShown) return h('div', { attrs: { role: 'status' } });
    const text = this.text || widgetText('loading');
    return h('div', { class: classes('root', { block: this.block }), attrs: { role: 'status' } }, [
      this.renderSign(h),
      h('span', { class: this.showText ? classes('text') : runtimeClasses.spoken }, text),
    ]);
  },
});
