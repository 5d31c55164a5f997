import type { CreateElement, VNode } from 'vue';
import { runtimeClasses } from '../../catalogue/runtime-classes.ts';
import { classesOf } from '../../look/classes-of.ts';
import { renderIcon } from '../../look/icon.ts';

interface Choice {
  readonly variant: string;
  readonly label: string | VNode[];
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly attrs: Record<string, unknown>;
  readonly onChange: (event: Event) => void;
  readonly onBlur?: (event: Event) => void;
}

/** A checkbox or radio with its text: a click anywhere on the line changes it. */
export function renderChoice(h: CreateElement, component: 'checkbox' | 'radio', choice: Choice): VNode {
  const classes = classesOf(component, choice.variant);
  const { checked, disabled, invalid, attrs } = choice;
  const mark =
    component === 'checkbox'
      ? renderIcon(h, 'check', classes('icon'))
      : h('span', { class: classes('dot', { checked }) });
  return h('label', { key: String(attrs['id']), class: classes('line', { checked, disabled }) }, [
    h('input', {
      class: classes('input'),
      attrs: { ...attrs, type: component, disabled },
      domProps: { checked },
      on: { change: choice.onChange, blur: choice.onBlur ?? (() => undefined) },
    }),
    h('span', { class: classes('mark', { checked, disabled, invalid }), attrs: { 'aria-hidden': 'true' } }, [mark]),
    h('span', { class: classes('text') }, [
      ...(typeof choice.label === 'string' ? [choice.label] : choice.label),
      ...(choice.hint ? [h('span', { class: [runtimeClasses.ownLine, classes('hint')] }, choice.hint)] : []),
    ]),
  ]);
}
