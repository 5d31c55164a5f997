import type { CreateElement, VNode } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { messageVariants } from '../../catalogue/variants/notice-variants.ts';
import { widgetText } from '../../look/app-state.ts';
import { addDefaultLook, classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';

addDefaultLook({ message: messageVariants });

const kinds = ['success', 'error', 'warning', 'neutral'] as const;
type MessageKind = (typeof kinds)[number];

/** A plain text is a neutral message. */
export type MessageInput = string | { readonly kind?: string; readonly title?: string; readonly text: string };

export interface Message {
  readonly kind: MessageKind;
  readonly title: string;
  readonly text: string;
}

export function toMessage(input: MessageInput, kindOfText: MessageKind = 'neutral'): Message {
  if (typeof input === 'string') return { kind: kindOfText, title: '', text: input };
  const kind = kinds.find((one) => one === input.kind) ?? kindOfText;
  return { kind, title: input.title ?? '', text: input.text };
}

interface MessageParts {
  readonly variant?: string;
  readonly onClose?: (() => void) | undefined;
  readonly isFading?: boolean;
  readonly key?: string | number;
}

export function renderMessage(h: CreateElement, message: Message, parts: MessageParts = {}): VNode {
  const classes = classesOf('message', parts.variant ?? 'default');
  const { kind, title, text } = message;
  return h('div', { key: parts.key ?? text, class: [classes('root', { kind }), parts.isFading && classes('fade')] }, [
    renderIcon(h, kind, classes('icon', { kind })),
    h('div', { class: classes('content') }, [
      h('span', { class: runtimeClasses.spoken }, `${widgetText(kind)}: `),
      ...(title ? [h('p', { class: classes('title') }, title)] : []),
      h('span', text),
    ]),
    ...(parts.onClose ? [renderClose(h, classes('close'), text, parts.onClose)] : []),
  ]);
}

function renderClose(h: CreateElement, classes: string, text: string, onClose: () => void): VNode {
  const attrs = { type: 'button', 'aria-label': `${widgetText('dismiss')}: ${text}` };
  return h('button', { class: classes, attrs, on: { click: onClose } }, [
    renderIcon(h, 'cross', runtimeClasses.smallIcon),
  ]);
}
