import {
  CompareFunctionStatesDocument,
  ItemDifferenceDocument,
  ItemNameDocument,
  SnapshotDetailsDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse } from '../answers.ts';
import { historyPath, productHistory, productName, snapshots } from '../history-answers.ts';
import type { States } from '../state.ts';
import { press, see } from '../steps.ts';

const functionId = '年繳保費';
const texts = ['親愛的客戶：', '多謝投保。', '每日保費為十二元。', '如有查詢，請與我們聯絡。', '', '海港保險'];
const difference = answer(ItemDifferenceDocument, {
  itemDifference: {
    totalCount: 7,
    list: [
      {
        part: 'PRICING_LOGIC',
        action: 'CHANGED',
        before: '{"*": [{"var": "日數"}, 12]}',
        after: '{"*": [{"var": "日數"}, 15]}',
        edits: [{ message: '12 → 15', reason: 'NUMBER' }],
      },
      {
        part: 'general',
        action: 'CHANGED',
        before: '{"費率": {"成人": 12, "小童": 6}}',
        after: '{"費率": {"成人": 15}}',
      },
      { part: 'STATUS', action: 'CHANGED', before: '草稿', after: '' },
      { part: 'BENEFIT', action: 'ADDED', name: '醫療', after: '{"上限":"一百萬","自付額":"五百"}' },
      { part: 'BENEFIT', action: 'REMOVED', name: '行李', before: '五千元' },
      { part: 'BENEFIT_ORDER', action: 'MOVED', name: '取消行程', before: '2', after: '0' },
      {
        part: 'TEXT',
        action: 'CHANGED',
        name: '描述',
        before: [...texts, ...texts].join('\n'),
        after: [...texts, ...texts.with(2, '每日保費為十五元。')].join('\n'),
      },
    ],
  },
});

function comparison(search: string) {
  return {
    ...productHistory,
    screen: `${historyPath}?${search}`,
    answers: [
      ...productHistory.answers,
      answer(ItemNameDocument, { itemSnapshots: { list: [{ name: productName }] } }),
      answer(SnapshotDetailsDocument, { itemSnapshots: { list: snapshots.slice(2) } }),
      difference,
    ],
  };
}

export const states: States = {
  'comparison with the working copy': {
    ...comparison('from=5'),
    steps: async () => {
      await see('history:comparison.restore', { number: 5 });
      await see('difference:skipped', { count: 5 });
      await press('difference:values');
    },
  },
  'comparison of two states': {
    ...comparison('from=2&to=5'),
    rights: ['products:read'],
    steps: async () => {
      await see('difference:skipped', { count: 5 });
    },
  },
  'comparison without differences': {
    ...comparison('from=2&to=5'),
    answers: [...comparison('').answers, answer(ItemDifferenceDocument, {})],
    steps: async () => {
      await see('history:comparison.same');
    },
  },
  'comparison of damaged states': {
    ...comparison('from=2&to=5'),
    answers: [
      ...comparison('').answers,
      answer(ItemDifferenceDocument, { itemDifference: { damagedParts: ['texts', 'pricing'] } }),
    ],
    steps: async () => {
      await see('history:details.title', { number: 2 });
    },
  },
  'comparison failed': {
    ...comparison('from=2&to=5'),
    answers: [...comparison('').answers, fail(ItemDifferenceDocument)],
    steps: async () => {
      await see('history:comparison.failed');
    },
  },
  'comparison of a removed state': {
    ...comparison('from=2&to=5'),
    answers: [...comparison('').answers, refuse(ItemDifferenceDocument, 'NOT_FOUND')],
    steps: async () => {
      await see('history:comparison.missing');
    },
  },
  'workbooks of two states compared': {
    ...comparison('from=2&to=5'),
    screen: `/history/template/${functionId}?from=2&to=5`,
    answers: [
      ...comparison('').answers,
      answer(ItemDifferenceDocument, {}),
      answer(CompareFunctionStatesDocument, {
        compareFunctionStates: {
          status: 'success',
          value: {
            workbook: {
              changes: [{ kind: 'CONSTANT', at: '費率!B2', before: '12', after: '15', outputs: ['output_保費'] }],
              counts: { constants: 1 },
              outputs: ['output_保費'],
              isComplete: true,
            },
            calls: [
              {
                name: '四十歲',
                expectedJsonString: '{"保費":12}',
                before: { outputsJsonString: '{"保費":12}' },
                after: { outputsJsonString: '{"保費":15}' },
              },
            ],
          },
        },
      }),
    ],
    steps: async () => {
      await see('functions:compare.notAsExpected');
    },
  },
  'workbooks of two states not compared': {
    ...comparison('from=2&to=5'),
    screen: `/history/template/${functionId}?from=2&to=5`,
    answers: [...comparison('').answers, answer(ItemDifferenceDocument, {}), fail(CompareFunctionStatesDocument)],
    steps: async () => {
      await see('history:comparison.workbookFailed');
    },
  },
};
