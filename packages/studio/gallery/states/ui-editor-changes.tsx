import { ReleasableAppsDocument, UpdateComponentDocument } from '../../src/api/generated/operations.ts';
import { type Answer, answer, fail, refuse } from '../answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';
import {
  afterOpening,
  brokenTemplate,
  duplicateElement,
  editedApp,
  editor,
  seeTemplateProblem,
} from '../ui-editor-answers.ts';

function afterSave(refusal: Answer, steps: () => Promise<unknown>): State {
  const state = afterOpening(async () => {
    await duplicateElement();
    await press('widgets:save');
    await steps();
  });
  return { ...state, answers: [...editor.answers, refusal] };
}

const conflict = refuse(UpdateComponentDocument, 'CONFLICT');

export const states: States = {
  code: afterOpening(async () => {
    await press('uiEditor:canvas.code');
    await see('uiEditor:code.apply');
  }),
  'code with a problem': afterOpening(async () => {
    await press('uiEditor:canvas.code');
    await fill('uiEditor:code.template', brokenTemplate);
    await press('uiEditor:code.apply');
    await seeTemplateProblem('uiEditor:code.problem');
  }),
  'rename the component': afterOpening(async () => {
    await press('uiEditor:component.rename');
    await see('components:rename.title');
  }),
  'delete the component': afterOpening(async () => {
    await press('uiEditor:component.delete');
    await see('components:delete.title');
  }),
  publish: {
    ...afterOpening(async () => {
      await press('uiEditor:publish');
      await see('releases:create.publish');
    }),
    answers: [...editor.answers, answer(ReleasableAppsDocument, { apps: { list: [editedApp] } })],
  },
  'publish unsaved': afterOpening(async () => {
    await duplicateElement();
    await press('uiEditor:publish');
    await see('uiEditor:publishTitle');
  }),
  'leave unsaved': afterOpening(async () => {
    await duplicateElement();
    await press('uiEditor:component.add');
    await see('uiEditor:leave');
  }),
  'save failed': afterSave(fail(UpdateComponentDocument), async () => see('uiEditor:notSaved')),
  conflict: afterSave(conflict, async () => see('difference:merge.open')),
  merge: afterSave(conflict, async () => {
    await press('difference:merge.open');
    await see('difference:merge.apply');
  }),
};
