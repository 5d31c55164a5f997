import {
  AppsDocument,
  ComponentNamesDocument,
  ComponentPreviewDocument,
  ComponentSourceDocument,
  PreviewLookDocument,
  UpdateComponentDocument,
} from '../../src/api/generated/operations.ts';
import { type Answer, answer, fail, refuse, wait } from '../answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';
import { componentSource } from '../ui-editor-answers.ts';

const editor = {
  screen: '/components/a',
  names: ['vue', 'Vue'],
  answers: [
    componentSource({}),
    answer(ComponentNamesDocument, { components: { list: [{ name: 'QuoteForm' }, { name: 'PlanCard' }] } }),
    answer(ComponentPreviewDocument, {
      componentPreview: { components: [{ name: 'PlanCard', vueTemplate: '<h2>計劃</h2>' }] },
    }),
    answer(PreviewLookDocument, { cmsConfigs: [] }),
    answer(AppsDocument, { apps: { list: [{ appId: 'harbourPortal', appName: '海港網站' }] } }),
  ],
};

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

function afterSave(refusal: Answer, last: string): State {
  return {
    ...opened([refusal], last),
    steps: async () => {
      await fill('components:editor.template', '<p>新</p>');
      await press('widgets:save');
      await see(last);
    },
  };
}

export const states: States = {
  template: opened([], 'components:editor.template'),
  script: {
    ...editor,
    steps: async () => {
      await press('components:preview.phone');
      await press('components:editor.script');
      await see('components:preview.title');
    },
  },
  'with problems': {
    ...editor,
    steps: async () => {
      await fill('components:editor.template', '<div>\n  <p v-if="a +">保費</p>\n</div>');
      await see('components:preview.problems');
    },
  },
  'of another Vue': {
    ...editor,
    answers: [...editor.answers, componentSource({ version: { version: '3' } })],
    steps: async () => {
      await see('components:editor.noCompiler', { version: '3' });
    },
  },
  loading: opened([wait(ComponentSourceDocument)], 'components:list.title'),
  failed: opened([fail(ComponentSourceDocument)], 'components:editor.failed'),
  missing: opened([answer(ComponentSourceDocument, {})], 'components:editor.notFoundText'),
  'save failed': afterSave(fail(UpdateComponentDocument), 'components:editor.notSaved'),
  conflict: afterSave(refuse(UpdateComponentDocument, 'CONFLICT'), 'components:editor.conflict'),
  'of a viewer': { ...opened([], 'components:editor.template'), rights: ['apps:read'] },
};
