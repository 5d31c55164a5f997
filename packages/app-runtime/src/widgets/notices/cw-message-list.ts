import Vue, { type PropType, type VNode } from 'vue';
import { classesOf } from '../../look/classes-of.ts';
import { type MessageInput, renderMessage, toMessage } from './render-message.ts';

const fadeMs = 1000;

/** The most recent messages, at most five. With a timeout they fade; with closable they can be dismissed. */
export default Vue.extend({
  name: 'CwMessageList',
  props: {
    messages: { type: Array as PropType<readonly MessageInput[]>, default: () => [] },
    max: { type: Number, default: 5 },
    closable: { type: Boolean, default: false },
    /** Milliseconds until a message starts to fade; 0 for never. */
    timeout: { type: Number, default: 0 },
    variant: { type: String, default: 'default' },
  },
  data() {
    return { dismissed: [] as MessageInput[], fading: [] as MessageInput[], timers: [] as number[] };
  },
  computed: {
    shown(): readonly MessageInput[] {
      const left = this.messages.filter((message) => !this.dismissed.includes(message));
      return left.slice(-Math.min(5, Math.max(1, this.max)));
    },
  },
  watch: {
    messages: {
      immediate: true,
      handler(after: readonly MessageInput[], before: readonly MessageInput[] = []): void {
        // A text that reappears after being dismissed is a new message.
        this.dismissed = this.dismissed.filter((message) => after.includes(message) && before.includes(message));
        if (this.timeout <= 0) return;
        for (const message of after) if (!before.includes(message)) this.fadeLater(message);
      },
    },
  },
  beforeDestroy(): void {
    for (const timer of this.timers) window.clearTimeout(timer);
  },
  methods: {
    dismiss(message: MessageInput): void {
      this.fading = this.fading.filter((one) => one !== message);
      this.dismissed = [...this.dismissed, message];
      this.$emit('dismiss', message);
    },
    fadeLater(message: MessageInput): void {
      const startFading = (): void => {
        this.fading = [...this.fading, message];
      };
      this.timers.push(
        window.setTimeout(startFading, this.timeout),
        window.setTimeout(() => this.dismiss(message), this.timeout + fadeMs),
      );
    },
  },
  render(h): VNode {
    const messages = this.shown.map((message, index) =>
      renderMessage(h, toMessage(message), {
        variant: this.variant,
        key: `${index}-${toMessage(message).text}`,
        isFading: this.fading.includes(message),
        onClose: this.closable ? () => this.dismiss(message) : undefined,
      }),
    );
    return h(
      'div',
      { class: classesOf('message', this.variant)('list'), attrs: { role: 'status', 'aria-live': 'polite' } },
      messages,
    );
  },
});
