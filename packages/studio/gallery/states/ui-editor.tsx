import { openTemplate, toEditorAst } from '@coverwright/component-tree/editor-ast';
import { AppDocument, ComponentSourceDocument } from '../../src/api/generated/operations.ts';
import { type Answer, answer, fail, wait } from '../answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, pressKey, see } from '../steps.ts';
import {
  afterOpening,
  brokenTemplate,
  componentSource,
  editedApp,
  editor,
  editorScript,
  seeTemplateProblem,
} from '../ui-editor-answers.ts';

const otherTree = openTemplate('<div></div>', undefined, () => 'a1').document;

/** @param last what is shown at the end */
function opened(answers: readonly Answer[], last: string): State {
  return {
    ...editor,
    answers: [...editor.answers, ...answers],
    steps: async () => {
      await see(last);
    },
  };
}

/** With the element selected and its menu of actions open. */
function afterAction(action: string, last: string): State {
  return afterOpening(async () => {
    await press('旅遊保險');
    await press('uiEditor:node.actions');
    await press(`uiEditor:node.${action}`);
    await see(last);
  });
}

function afterKey(keys: string, last: string, values?: { readonly count: number }): State {
  return afterOpening(async () => {
    await press('旅遊保險');
    await pressKey(keys);
    await see(last, values);
  });
}

export const states: States = {
  'no component open': { ...opened([], 'uiEditor:choose'), screen: `/ui-editor/${editedApp.appId}` },
  'app loading': opened([wait(AppDocument)], 'uiEditor:title'),
  'app failed': opened([fail(AppDocument)], 'uiEditor:failed'),
  'app missing': opened([answer(AppDocument, { apps: { list: [] } })], 'uiEditor:noApp.text'),
  'component loading': opened([wait(ComponentSourceDocument)], 'uiEditor:theme'),
  'component failed': opened([fail(ComponentSourceDocument)], 'uiEditor:componentFailed'),
  'component missing': opened([answer(ComponentSourceDocument, {})], 'uiEditor:noComponent.text'),
  component: afterOpening(async () => see('uiEditor:canvas.nothingSelected')),
  'component empty': opened([componentSource({ vueTemplate: '' })], 'uiEditor:tree.none'),
  'component of code only': {
    ...editor,
    answers: [...editor.answers, componentSource({ vueTemplate: brokenTemplate })],
    steps: async () => seeTemplateProblem('uiEditor:textOnly.problem'),
  },
  'component changed outside': opened(
    [componentSource({ componentJson: JSON.stringify({ editorAst: toEditorAst(otherTree), editorScript }) })],
    'uiEditor:outdated.title',
  ),
  'component with problems': opened([componentSource({ componentJson: '' })], 'uiEditor:canvas.faults'),
  'component of another Vue': {
    ...editor,
    answers: [...editor.answers, componentSource({ version: { version: '3' } })],
    steps: async () => {
      await see('uiEditor:noCompiler', { version: '3' });
    },
  },
  measures: afterOpening(async () => {
    await press('uiEditor:canvas.ruler');
    await press('uiEditor:canvas.outlines');
    await press('旅遊保險');
    await see('inspector:content.shown');
  }),
  'several selected': afterKey('Control+a', 'uiEditor:canvas.selected', { count: 5 }),
  find: afterOpening(async () => {
    await press('旅遊保險');
    await pressKey('Control+f');
    await fill('uiEditor:find.label', '保');
    await see('uiEditor:find.count', { at: 1, count: 2 });
  }),
  rename: afterKey('F2', 'uiEditor:tree.rename'),
  shortcuts: afterKey('?', 'uiEditor:shortcuts.title'),
  actions: afterOpening(async () => {
    await press('旅遊保險');
    await press('uiEditor:node.actions');
    await see('uiEditor:node.unwrap');
  }),
  'replace an element': afterAction('replace', 'uiEditor:gallery.keep'),
  'convert to a component': afterAction('convert', 'components:create.nameHint'),
  'action refused': afterOpening(async () => {
    await press('旅遊保險');
    await pressKey('ArrowLeft');
    await pressKey('Control+d');
    await see('uiEditor:refused.title');
  }),
  'no element found': afterOpening(async () => {
    await fill('uiEditor:gallery.search', '!');
    await see('uiEditor:gallery.none');
  }),
  'of a viewer': {
    ...afterOpening(async () => {
      await press('旅遊保險');
      await see('inspector:content.shown');
    }),
    rights: ['apps:read'],
  },
};
