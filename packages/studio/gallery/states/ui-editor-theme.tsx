import { defaultTheme } from '@coverwright/app-runtime/theme';
import {
  AppThemeDocument,
  ComponentTemplatesDocument,
  UpsertCmsConfigDocument,
} from '../../src/api/generated/operations.ts';
import { type LookNode, listLooks } from '../../src/features/ui-editor/base-components/base-variants.ts';
import { type Answer, answer, fail, refuse, wait } from '../answers.ts';
import type { State, States } from '../state.ts';
import { chooseFile, fill, press, pressKey, see } from '../steps.ts';
import { afterOpening, chineseTheme, editedApp, editor } from '../ui-editor-answers.ts';

const own = { colors: [...chineseTheme.colors, { id: 'brand', name: '海港藍', value: '#0e7490' }] };
const read = (changes: object): Answer =>
  answer(AppThemeDocument, {
    cmsConfigs: [{ appId: editedApp.appId, revision: '1', themeJsonString: JSON.stringify(own), ...changes }],
  });
/** Entries and classes of the usual theme. */
const terms = ['bg-c12', 'brand', 'data:', 'duration-short', 'font-primary', 'ms', 'own1', 'shadow-2'];
const entries = [defaultTheme.colors, defaultTheme.shadows, defaultTheme.typeFaces, defaultTheme.transitions].flat();
const theme: State = {
  ...afterOpening(async () => {
    await press('uiEditor:theme');
    await see('theme:tabs');
  }),
  answers: [...editor.answers, read({})],
  names: [...editor.names, ...terms, ...entries.flatMap(({ id, value }) => [id, value])],
};

/** @param answers besides the usual ones */
function inTheme(steps: () => Promise<unknown>, answers: readonly Answer[] = []): State {
  return {
    ...theme,
    answers: [...(theme.answers ?? []), ...answers],
    steps: async () => {
      await theme.steps();
      await steps();
    },
  };
}

/** Of the parts of a look, and of the classes in it. */
function namesIn({ path, classes = '', children }: LookNode): readonly string[] {
  return [...path, ...classes.split(' '), ...children.flatMap(namesIn)];
}

const conflict = refuse(UpsertCmsConfigDocument, 'CONFLICT', { by: '李小明', at: '2026-03-01T02:00:00Z' });

const looks = {
  screen: `/ui-editor/theme/${editedApp.appId}`,
  names: ['tall', 'wide', ...editor.names, ...listLooks({}).flatMap(namesIn)],
  answers: [
    read({ baseComponentsVariantsJsonString: JSON.stringify({ toggle: { wide: {}, tall: {} } }) }),
    answer(ComponentTemplatesDocument, {
      components: { list: [{ name: 'QuoteForm', vueTemplate: '<CwToggle variant="wide" />' }] },
    }),
  ],
};

async function openVariant(name: string): Promise<void> {
  await press('toggle');
  await press(name);
}

function inVariant(name: string, button: string, last: string): State {
  return {
    ...looks,
    steps: async () => {
      await openVariant(name);
      await press(button);
      await see(last);
    },
  };
}

function afterSaveOfLooks(refusal: Answer, last: string): State {
  return {
    ...looks,
    answers: [...looks.answers, refusal],
    steps: async () => {
      await openVariant('tall');
      await press('baseComponents:variant.delete');
      await press('baseComponents:variant.delete');
      await press('widgets:save');
      await see(last);
    },
  };
}

export const states: States = {
  colors: inTheme(async () => see('theme:scheme.lightHint')),
  'dark colors': inTheme(async () => {
    await press('theme:scheme.dark');
    await see('theme:scheme.darkHint');
  }),
  shadows: inTheme(async () => {
    await press('theme:tab.shadows');
    await see('theme:hint.shadows');
  }),
  typefaces: inTheme(async () => {
    await press('theme:tab.typeFaces');
    await see('theme:hint.typeFaces');
  }),
  'own transition': inTheme(async () => {
    await press('theme:tab.transitions');
    await press('theme:add.transitions');
    await see('theme:field.valueOf', { id: 'own1' });
  }),
  'custom CSS': inTheme(async () => {
    await press('theme:tab.customCss');
    await fill('theme:tab.customCss', 'h1 { color: teal }');
  }),
  'values refused': inTheme(async () => {
    await fill('theme:field.valueOf', 'red;}', { id: 'brand' });
    await press('widgets:save');
    await see('theme:faulty');
  }),
  'file refused': inTheme(async () => {
    await chooseFile('theme:file.import', new File(['!'], '主題.json'));
    await see('theme:file.wrong');
  }),
  'discard the changes': inTheme(async () => {
    await fill('theme:field.nameOf', '新名稱', { id: 'brand' });
    await press('widgets:cancel');
    await see('theme:discardText');
  }),
  'save failed': inTheme(async () => changeAndSave('errors:global.NETWORK'), [fail(UpsertCmsConfigDocument)]),
  conflict: inTheme(async () => changeAndSave('problems:conflict.title'), [conflict]),
  'theme failed': {
    ...afterOpening(async () => {
      await press('uiEditor:theme');
      await see('theme:loadFailed');
    }),
    answers: [...editor.answers, fail(AppThemeDocument)],
  },
  looks: {
    ...looks,
    steps: async () => {
      await see('baseComponents:chooseComponent');
    },
  },
  'looks loading': {
    ...looks,
    answers: [wait(AppThemeDocument)],
    steps: async () => {
      await see('baseComponents:title');
    },
  },
  'looks failed': {
    ...looks,
    answers: [fail(AppThemeDocument)],
    steps: async () => {
      await see('baseComponents:loadFailed');
    },
  },
  look: {
    ...looks,
    steps: async () => {
      await press('button');
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
        await pressKey(key);
      }
      await see('inspector:design.group.margin');
    },
  },
  'variant refused': {
    ...looks,
    steps: async () => {
      await openVariant('wide');
      await press('baseComponents:variant.add');
      await fill('baseComponents:variant.name', 'wide');
      await press('baseComponents:variant.add');
      await see('baseComponents:variant.fault.taken');
    },
  },
  'variant deleted': inVariant('tall', 'baseComponents:variant.delete', 'baseComponents:variant.deleteText'),
  'variant used': {
    ...looks,
    steps: async () => {
      await openVariant('wide');
      await press('baseComponents:variant.delete');
      await see('baseComponents:variant.used', { count: 1, components: 'QuoteForm' });
    },
  },
  'looks not saved': afterSaveOfLooks(fail(UpsertCmsConfigDocument), 'baseComponents:notSaved'),
  'looks in conflict': afterSaveOfLooks(conflict, 'baseComponents:conflict'),
};

async function changeAndSave(last: string): Promise<void> {
  await fill('theme:field.nameOf', '新名稱', { id: 'brand' });
  await press('widgets:save');
  await see(last);
}
