// An app with a component, as the visual editor opens it.
import { defaultTheme } from '@coverwright/app-runtime/theme';
import { parseTemplate } from '@coverwright/component-tree/parse';
import {
  AppDocument,
  ComponentPreviewDocument,
  ComponentSettingsDocument,
  ComponentSourceDocument,
  type ComponentSourceQuery,
  ComponentsDocument,
  PreviewLookDocument,
} from '../src/api/generated/operations.ts';
import { describeSentence } from '../src/ui/problems/problem-text.ts';
import { type Answer, type Partially, answer } from './answers.ts';
import { pickableFiles } from './shared-answers.ts';
import type { State } from './state.ts';
import { press, see } from './steps.ts';

export const editedApp = { appId: 'harbourPortal', appName: '海港網站', urlRouting: { url: 'harbour.localhost' } };
const component = { id: 'a', name: 'QuoteForm', revision: '1' };
const vueTemplate = [
  '<div class="p-4 flex flex-col"><h1 class="mb-4 border text-c12">旅遊保險</h1><p v-if="有效">{{ 保費 }}</p>',
  '<CwTextInput label="姓名" v-model="表格.姓名" /><CwButton label="繼續" @click="繼續" /><PlanCard /></div>',
].join('');
export const editorScript = `export default {
  data: () => ({ 表格: { 姓名: null }, 有效: true, 保費: 'HK$120' }),
  methods: { 繼續() {} },
};
`;

type ReadComponent = NonNullable<NonNullable<NonNullable<ComponentSourceQuery['components']>['list']>[number]>;

export function componentSource(changes: Partially<ReadComponent>): Answer {
  const componentJson = JSON.stringify({ editorScript });
  return answer(ComponentSourceDocument, {
    components: { list: [{ ...component, vueTemplate, componentJson, ...changes }] },
  });
}

/** The names of the usual ones are in English. */
export const chineseTheme = { colors: defaultTheme.colors.map((color) => ({ ...color, name: '顏色' })) };

export const planCard = { name: 'PlanCard', vueTemplate: '<h2>計劃</h2>' };

/** Placeholders and terms of Vue and CSS. */
const names = ['border', 'form.input1', 'item in items', 'mb-4', 'px', 'text-c12', 'v-for', 'v-model', '{{ name }}'];
const sizes = ['LG', 'MD', 'SM', 'XL'];

export const editor = {
  names: ['Vue', ...names, ...sizes],
  screen: `/ui-editor/${editedApp.appId}?component=a`,
  answers: [
    answer(AppDocument, {
      apps: { list: [editedApp] },
      cmsConfigs: [
        { appId: editedApp.appId, componentRoutes: [{ path: '/', name: '首頁', component: component.name }] },
      ],
    }),
    answer(ComponentsDocument, { components: { list: [component, { id: 'b', name: planCard.name }] } }),
    componentSource({}),
    answer(PreviewLookDocument, {
      cmsConfigs: [{ allowedLocales: ['en-US', 'zh-HK'], themeJsonString: JSON.stringify(chineseTheme) }],
    }),
    answer(ComponentPreviewDocument, { componentPreview: { components: [planCard] } }),
    ...pickableFiles,
    answer(ComponentSettingsDocument, {
      components: {
        list: [
          {
            ...planCard,
            componentJson: JSON.stringify({
              editorAst: [{ editorSettings: { props: [{ name: '計劃', handler: 'text' }] } }],
            }),
          },
        ],
      },
    }),
  ],
};

/** @param steps what leads from the open editor to the state */
export function afterOpening(steps: () => Promise<unknown>): State {
  return {
    ...editor,
    steps: async () => {
      await see('uiEditor:canvas.area');
      await see('旅遊保險');
      await steps();
    },
  };
}

export async function duplicateElement(): Promise<void> {
  await press('旅遊保險');
  await press('uiEditor:node.actions');
  await press('uiEditor:node.duplicate');
  await see('widgets:state.unsaved');
}

/** Can only be edited as code. */
export const brokenTemplate = '<div><p></div>';
const [templateProblem] = parseTemplate(brokenTemplate).problems;
export async function seeTemplateProblem(key: string): Promise<void> {
  if (templateProblem === undefined) throw new Error('The template has no problem.');
  const { line, column } = templateProblem;
  await see(key, { line, column, message: describeSentence(templateProblem) });
}
