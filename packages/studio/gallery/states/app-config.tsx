import { AppConfigDocument, UpsertCmsConfigDocument } from '../../src/api/generated/operations.ts';
import { answer, fail, refuse, wait } from '../answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const config = {
  screen: '/apps/detail/config/harbourPortal',
  answers: [
    answer(AppConfigDocument, {
      cmsConfigs: [{ appId: 'harbourPortal', allowedLocales: ['zh-HK'], head: { title: '海港網站' }, revision: '1' }],
    }),
  ],
};

function saved(text: string, last: string): State {
  return {
    ...config,
    steps: async () => {
      await fill('appConfig:json', text);
      await press('widgets:save');
      await see(last);
    },
  };
}

export const states: States = {
  configuration: {
    ...config,
    steps: async () => {
      await see('appConfig:json');
      await see('widgets:fullscreen');
    },
  },
  fullscreen: {
    ...config,
    steps: async () => {
      await fill('appConfig:json', '{}');
      await press('widgets:fullscreen');
      await see('widgets:leaveFullscreen');
    },
  },
  'unknown field': { ...saved('{"colours": {}}', 'appConfig:notSaved'), names: ['colours'] },
  conflict: {
    ...saved('{}', 'appConfig:conflict'),
    answers: [...config.answers, refuse(UpsertCmsConfigDocument, 'CONFLICT')],
  },
  'save failed': {
    ...saved('{}', 'appConfig:notSaved'),
    answers: [...config.answers, fail(UpsertCmsConfigDocument)],
  },
  'of a viewer': {
    ...config,
    rights: ['apps:read'],
    steps: async () => {
      await see('widgets:fullscreen');
    },
  },
  loading: {
    ...config,
    answers: [wait(AppConfigDocument)],
    steps: async () => {
      await see('appConfig:title');
    },
  },
  failed: {
    ...config,
    answers: [fail(AppConfigDocument)],
    steps: async () => {
      await see('appConfig:loadFailed');
    },
  },
  missing: {
    ...config,
    answers: [answer(AppConfigDocument, { cmsConfigs: [] })],
    steps: async () => {
      await see('apps:page.notFoundText', { appId: 'harbourPortal' });
    },
  },
};
