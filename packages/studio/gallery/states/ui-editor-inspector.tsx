import { describedElements } from '@coverwright/app-runtime/elements';
import { defaultTheme } from '@coverwright/app-runtime/theme';
import i18next from 'i18next';
import type { State, States } from '../state.ts';
import { fill, press, pressKey, see } from '../steps.ts';
import { afterOpening, editor, planCard } from '../ui-editor-answers.ts';

/** @param text distinguishes the element in the layout */
function selected(text: string, tab: string, steps: () => Promise<unknown>): State {
  return afterOpening(async () => {
    await press(text);
    await press(`inspector:tab.${tab}`);
    await steps();
  });
}

function namesOfProps(tag: string): readonly string[] {
  const props = describedElements.find((one) => one.tag === tag)?.props ?? [];
  return props.flatMap(({ name, default: usual }) => [name, String(usual)]);
}

const colorIds = defaultTheme.colors.map(({ id }) => id);

export const states: States = {
  content: selected('旅遊保險', 'content', async () => see('inspector:content.shown')),
  'content of a condition': selected('{{ 保費 }}', 'content', async () => see('inspector:content.expression')),
  'content of a field': {
    ...selected('表格.姓名', 'content', async () => see('inspector:content.modifiers')),
    names: [...editor.names, 'lazy', 'number', 'prefix', 'suffix', 'trim'],
  },
  'attribute refused': selected('旅遊保險', 'content', async () => {
    await fill('inspector:content.newAttribute', ':class');
    await see('inspector:content.notAnAttribute');
  }),
  design: selected('旅遊保險', 'design', async () => {
    for (const group of ['background', 'box', 'border', 'margin', 'padding', 'flex', 'transition', 'others']) {
      await press(`inspector:design.group.${group}`);
    }
  }),
  'colors of the theme': {
    ...selected('旅遊保險', 'design', async () => {
      await press(`${i18next.t('inspector:design.property.color')}: c12`);
      await see('inspector:design.color.slots');
    }),
    names: [...editor.names, ...colorIds],
  },
  'several elements': afterOpening(async () => {
    await press('旅遊保險');
    await pressKey('Control+a');
    await press('inspector:tab.design');
    await see('inspector:several.note', { count: 5 });
  }),
  'border colors of several elements': {
    ...afterOpening(async () => {
      await press('旅遊保險');
      await pressKey('Control+a');
      await press('inspector:tab.design');
      await press('inspector:design.group.border');
      await press('inspector:design.color.sides');
      const side = i18next.t('inspector:design.property.borderColorLeft');
      await press(`${side}: ${i18next.t('inspector:design.color.mixed')}`);
      await see('inspector:design.color.slots');
    }),
    names: [...editor.names, ...colorIds],
  },
  'props of the component': {
    ...afterOpening(async () => {
      await press('旅遊保險');
      await pressKey('ArrowLeft');
      await press('inspector:tab.props');
      await press('inspector:props.add');
      await see('inspector:props.field.name');
    }),
    names: [...editor.names, 'prop1'],
  },
  'props of a widget': {
    ...selected('繼續', 'props', async () => see('inspector:props.heading', { name: 'CwButton' })),
    names: [...editor.names, 'CwButton', ...namesOfProps('CwButton')],
  },
  'props of an own component': selected('PlanCard', 'props', async () =>
    see('inspector:props.heading', { name: planCard.name }),
  ),
};
