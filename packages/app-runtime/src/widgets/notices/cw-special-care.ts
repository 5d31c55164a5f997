import Vue, { type VNode } from 'vue';
import { widgetText } from '../../look/app-state.ts';
import { renderMessage } from './render-message.ts';

/** For a case that cannot be decided automatically: asks the customer to contact sales. */
export default Vue.extend({
  name: 'CwSpecialCare',
  props: {
    title: { type: String, default: '' },
    text: { type: String, default: '' },
    variant: { type: String, default: 'default' },
  },
  render(h): VNode {
    const title = this.title || widgetText('specialCareTitle');
    const text = this.text || widgetText('specialCareText');
    const message = renderMessage(h, { kind: 'warning', title, text }, { variant: this.variant });
    return h('div', { attrs: { role: 'status' } }, [message, ...(this.$slots['default'] ?? [])]);
  },
});
