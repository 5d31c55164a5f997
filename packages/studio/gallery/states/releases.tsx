import {
  ChangeControlDocument,
  ChangedItemsDocument,
  CreateReleaseDocument,
  ItemDifferenceDocument,
  ReleasableAppsDocument,
  ReleaseChangedItemsDocument,
  ReleaseContentsDocument,
  ReleaseNeedsDocument,
  type ReleaseContentsQuery,
  ReleasesDocument,
  UpdateReleaseDocument,
} from '../../src/api/generated/operations.ts';
import { type Partially, answer, fail, refuse } from '../answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const itemId = 'harbourPortal';
const changes = [
  { part: 'COMPONENT', action: 'CHANGED', count: 3, names: ['報價'] },
  { part: 'TEXT', action: 'REMOVED', count: 1, names: ['條款'] },
] as const;
const item = { kind: 'app', action: 'PUBLISH', itemId, name: '海港網站', changes, sizeBytes: 120_000 } as const;
const contents = [{ part: 'PAGE', count: 3, names: ['首頁'] }] as const;
const changedItems = [
  { kind: 'component', itemId: 'c1', name: '報價', number: 3, previousNumber: 2 },
  { kind: 'component', itemId: 'c2', name: '付款', number: 1 },
  { kind: 'product', itemId: '海港||旅遊', name: '海港 / 旅遊', number: 8, previousNumber: 5 },
] as const;
const createdBy = { username: '陳大文' };
const ready = { id: 'a', name: '三月', state: 'READY', createdBy, items: [item], liveRevision: '1' } as const;

type ReadRelease = ReleaseContentsQuery['releases']['list'][number];

function listOf(release: Partially<ReadRelease>) {
  return {
    screen: '/releases',
    answers: [
      answer(ReleasesDocument, { releases: { totalCount: 1, list: [release] } }),
      answer(ReleaseContentsDocument, {
        releases: { list: [{ ...release, items: release.items?.map((one) => ({ ...one, contents })) ?? [] }] },
      }),
      answer(ReleaseChangedItemsDocument, {
        releases: { list: [{ changedItems: { totalCount: changedItems.length, list: changedItems } }] },
      }),
      answer(ItemDifferenceDocument, {
        itemDifference: {
          totalCount: 1,
          list: [{ part: 'TEXT', action: 'CHANGED', name: '海港旅遊', before: '旅遊保險', after: '旅遊及意外保險' }],
        },
      }),
      answer(ReleasableAppsDocument, {
        apps: { list: [{ appId: itemId, appName: '冬季網站', urlRouting: { url: 'harbour.localhost' } }] },
      }),
    ],
  };
}

const list = listOf(ready);

const page = `/releases/${ready.id}`;

function details(release: Partially<ReadRelease>): State {
  return {
    ...listOf({ ...ready, ...release }),
    screen: page,
    steps: async () => {
      await see('releases:action.update');
    },
  };
}

function asked(action: 'publish' | 'delete' | 'rollBack', release: Partially<ReadRelease>): State {
  const state = details(release);
  return {
    ...state,
    steps: async () => {
      await state.steps();
      await press(`releases:action.${action}`);
      await see(`releases:ask.${action}.title`);
    },
  };
}

type Gates = Partially<ReleaseContentsQuery['releases']['list'][number]['gates']>;

const passed: Gates = (['PROBLEMS', 'REFERENCES', 'NAMES', 'ORDER'] as const).map((name) => ({
  name,
  state: 'PASSED',
}));
const missing = {
  code: 'INVALID',
  message: '“海港旅遊” names the template “保單”, which would not be live.',
  reason: 'RELEASE_NEEDS',
  paramsJsonString: JSON.stringify({ name: '海港旅遊', kind: '範本', id: '保單' }),
  path: 'items.海港||旅遊',
};
const returning = {
  code: 'CONFLICT',
  message: '“海港旅遊” is live in state 8, and this release has the earlier state 5.',
  reason: 'RELEASE_ITEM_EARLIER',
  paramsJsonString: JSON.stringify({ name: '海港旅遊', number: 5, liveNumber: 8 }),
  path: 'items.海港||旅遊',
};
const failed: Gates = [
  { name: 'PROBLEMS', state: 'PASSED' },
  { name: 'REFERENCES', state: 'FAILED', problems: [missing] },
];
const earlier: Gates = [{ name: 'ORDER', state: 'FAILED', problems: [returning] }];

/** In a tenant that works with releases. */
function withGates(release: Partially<ReadRelease>, gates: Gates): State {
  const items = [
    { kind: 'product', itemId: '海港||旅遊', name: '海港旅遊', number: 8, previousNumber: 5, action: 'PUBLISH' },
    { kind: 'template', itemId: 't1', name: '保單', number: 2, action: 'PUBLISH' },
    { kind: 'template', itemId: 't2', name: '舊保單', action: 'RETIRE' },
  ] as const;
  const leftItems = [{ kind: 'template', itemId: 't3', name: '收據' }];
  const state = details({ ...release, items, gates, leftItems });
  return {
    ...state,
    steps: async () => {
      await state.steps();
      await see('releases:items.left');
      await see('history:comparison.ofTwo', { first: 5, second: 8 });
    },
  };
}

const lacking: Gates = [
  {
    name: 'APPROVALS',
    state: 'FAILED',
    problems: [
      {
        code: 'REQUIRED',
        message: 'This release has 0 of 1 required approvals.',
        reason: 'RELEASE_NEEDS_APPROVALS',
        paramsJsonString: JSON.stringify({ approvals: 0, required: 1 }),
      },
    ],
  },
];
const verdict = { user: createdBy, at: '2026-03-02T01:00:00Z' } as const;
const approvals = [
  { ...verdict, verdict: 'APPROVED', comment: '已核對費率', isCurrent: false },
  { ...verdict, verdict: 'REJECTED', comment: '', isCurrent: true },
] as const;

/** Of somebody who has asked to decide. */
function deciding(decision: 'approve' | 'reject' | 'request' | 'override'): State {
  const state = withGates({ requiredApprovals: 1, approvals }, lacking);
  return {
    ...state,
    steps: async () => {
      await see('releases:review.approve');
      await press(`releases:review.${decision}`);
      await see(`releases:review.ask.${decision}.title`);
    },
  };
}

const choosing = {
  ...listOf({ ...ready, items: [{ ...item, kind: 'template', itemId: 't2', name: '舊保單', isLive: true }] }),
  answers: [
    ...list.answers,
    answer(ChangeControlDocument, { tenantSettings: { changeControl: 'RELEASES' } }),
    answer(ChangedItemsDocument, {
      changedItems: {
        totalCount: 2,
        list: [
          { kind: 'product', itemId: 'p', name: '海港旅遊', change: 'CHANGED', changedBy: createdBy },
          { kind: 'template', itemId: 't', name: '保單', change: 'ADDED', changedBy: createdBy },
        ],
      },
    }),
    answer(ReleaseNeedsDocument, {
      releaseNeeds: [
        { kind: 'template', itemId: 't', name: '保單', change: 'ADDED', isRequired: true },
        { kind: 'component', itemId: 'c', name: '報價', change: 'CHANGED', isRequired: false },
      ],
    }),
  ],
};

async function openChoice(): Promise<void> {
  await press('releases:list.create');
  await see('releases:choice.changed');
}

async function fillCreateDialog(): Promise<void> {
  await press('releases:list.create');
  await fill('releases:field.name', '四月');
  await press('releases:create.apps');
  await press('冬季網站');
  await press('releases:field.name');
}

export const states: States = {
  list: {
    ...list,
    steps: async () => {
      await see('三月');
    },
  },
  'list empty': {
    ...list,
    answers: [answer(ReleasesDocument, { releases: { totalCount: 0 } })],
    steps: async () => {
      await see('releases:empty.text');
    },
  },
  'list failed': {
    ...list,
    answers: [fail(ReleasesDocument)],
    steps: async () => {
      await see('releases:list.failed');
    },
  },
  'nothing found': {
    ...list,
    steps: async () => {
      await fill('releases:list.search', '!');
      await see('releases:empty.nothingFound');
    },
  },
  'create incomplete': {
    ...list,
    steps: async () => {
      await press('releases:list.create');
      await press('releases:list.create');
      await see('widgets:required');
    },
  },
  'create with apps': {
    ...list,
    steps: async () => {
      await press('releases:list.create');
      await press('releases:create.apps');
      await see('冬季網站');
    },
  },
  'create refused': {
    ...list,
    answers: [...list.answers, refuse(CreateReleaseDocument, 'INVALID', { path: 'apps.harbourPortal' })],
    steps: async () => {
      await fillCreateDialog();
      await press('releases:list.create');
      await see('releases:create.obstacles');
    },
  },
  'create of everything': {
    ...choosing,
    steps: async () => {
      await openChoice();
      await see('海港旅遊');
    },
  },
  'create with what is needed': {
    ...choosing,
    steps: async () => {
      await openChoice();
      await press('海港旅遊');
      await see('releases:choice.needs');
    },
  },
  'create with nothing found': {
    ...choosing,
    steps: async () => {
      await openChoice();
      await fill('releases:choice.search', '!');
      await see('releases:choice.nothingFound');
    },
  },
  'create without an item': {
    ...choosing,
    steps: async () => {
      await openChoice();
      await fill('releases:field.name', '四月');
      await press('releases:list.create');
      await see('releases:choice.empty');
    },
  },
  'create with failed changes': {
    ...choosing,
    answers: [...choosing.answers, fail(ChangedItemsDocument)],
    steps: async () => {
      await openChoice();
      await see('releases:choice.failed');
    },
  },
  ready: details({ description: '新的報價頁', items: [{ ...item, outsideOrigins: ['https://maps.example'] }] }),
  'changed since the previous release': {
    ...details({}),
    steps: async () => {
      await press('海港 / 旅遊');
      await see('海港旅遊');
    },
  },
  'changes failed': {
    ...list,
    screen: page,
    answers: [...list.answers, fail(ReleaseChangedItemsDocument)],
    steps: async () => {
      await see('history:released.failed');
    },
  },
  'first of an app': details({ items: [{ ...item, changes: [{ part: 'APP', action: 'ADDED', count: 1 }] }] }),
  live: details({
    state: 'LIVE',
    canRollBack: true,
    items: [{ ...item, isLive: true }],
    publishedAt: '2026-03-01T01:00:00Z',
    publishedBy: createdBy,
  }),
  scheduled: details({ state: 'SCHEDULED', scheduledAt: '2026-05-01T01:00:00Z', scheduledZone: 'Asia/Hong_Kong' }),
  failed: details({
    state: 'FAILED',
    failure: [{ code: 'NOT_FOUND', message: 'The app has been deleted, so it cannot go live.', path: 'apps' }],
  }),
  'rolled back': details({ state: 'SUPERSEDED', rolledBackAt: '2026-03-01T01:00:00Z', rolledBackBy: createdBy }),
  'of everything': withGates({}, passed),
  'of everything, with problems': withGates({}, failed),
  'return to earlier states': {
    ...withGates({ state: 'SUPERSEDED', publishedAt: '2026-03-01T01:00:00Z' }, earlier),
    steps: async () => {
      await see('releases:action.update');
      await press('releases:action.publish');
      await see('releases:ask.publish.returnText');
    },
  },
  'in review': withGates({ state: 'IN_REVIEW', requiredApprovals: 1, approvals }, lacking),
  'own release': {
    ...withGates({ requiredApprovals: 2, isOwn: true }, lacking),
    steps: async () => {
      await see('releases:review.own');
    },
  },
  approve: deciding('approve'),
  reject: deciding('reject'),
  'request approval': deciding('request'),
  'publish without approvals': deciding('override'),
  'release missing': {
    ...list,
    screen: page,
    answers: [...list.answers, answer(ReleaseContentsDocument, { releases: { list: [] } })],
    steps: async () => {
      await see('releases:page.missing');
    },
  },
  'release failed': {
    ...list,
    screen: page,
    answers: [...list.answers, fail(ReleaseContentsDocument)],
    steps: async () => {
      await see('releases:page.failed');
    },
  },
  'update items': {
    ...withGates({}, passed),
    steps: async () => {
      await press('releases:action.updateItems');
      await see('releases:ask.updateItems.text');
    },
  },
  publish: asked('publish', {}),
  delete: asked('delete', {}),
  'roll back': asked('rollBack', { state: 'LIVE', canRollBack: true }),
  'schedule incomplete': {
    ...list,
    screen: page,
    steps: async () => {
      await openSchedule();
      await press('releases:action.schedule');
      await see('widgets:required');
    },
  },
  'schedule in the past': {
    ...list,
    screen: page,
    steps: async () => {
      await openSchedule();
      await fill('releases:schedule.at', '2020-01-01T09:00');
      await press('releases:action.schedule');
      await see('releases:schedule.past');
    },
  },
  'schedule in another time zone': {
    ...list,
    screen: page,
    steps: async () => {
      await openSchedule();
      await fill('releases:schedule.at', '2030-01-01T09:00');
      await fill('releases:schedule.zone', 'Europe/London');
      await press('Europe/London');
    },
  },
  'update conflict': {
    ...list,
    screen: page,
    answers: [...list.answers, refuse(UpdateReleaseDocument, 'CONFLICT')],
    steps: async () => {
      await press('releases:action.update');
      await fill('releases:field.name', '五月');
      await press('releases:action.update');
      await see('releases:update.conflict');
    },
  },
  'details of a viewer': {
    ...list,
    screen: page,
    rights: ['apps:read'],
    steps: async () => {
      await see('releases:preview.open');
    },
  },
};

async function openSchedule(): Promise<void> {
  await press('releases:action.schedule');
  await see('releases:schedule.zoneHint');
}
