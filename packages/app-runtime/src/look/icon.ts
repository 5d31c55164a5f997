// Icons of the widgets, drawn in the colour of the text around them.
import type { CreateElement, VNode } from 'vue';

const paths = {
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  cross: 'M6 6l12 12M18 6L6 18',
  calendar: 'M4 9.5h16M8 3v4M16 3v4M6 5h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V7a2 2 0 012-2z',
  success: 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 12.5l2.8 2.8L16 9.5',
  error: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5.5M12 16.2v.3',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 17v.3',
  neutral: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.5v.3',
} as const;

export type IconName = keyof typeof paths;

export function renderIcon(h: CreateElement, name: IconName, classes: string): VNode {
  return h(
    'svg',
    {
      class: classes,
      attrs: {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '2',
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        'aria-hidden': 'true',
        focusable: 'false',
      },
    },
    [h('path', { attrs: { d: paths[name] } })],
  );
}
