// Apps in transfer files: read from states, and made equal to what a file has.
import { type Problem, throwIfAny } from '../../../errors/user-error.ts';
import type { Scope } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import { type HistoryScope, type RestoreScope, type StoredState } from '../../../snapshots/item-history.ts';
import { type PlannedItem, planItem } from '../../../snapshots/import-plan.ts';
import { differencesOfParts } from '../../../snapshots/json-difference.ts';
import { readPartsOfStates } from '../../../states/released-states.service.ts';
import { findApps, validateNewApp } from '../../apps/apps.service.ts';
import { toConfigParts, toNewConfig } from '../../apps/config/cms-configs.service.ts';
import { toTexts, validateTexts } from '../../l10n/l10n.service.ts';
import { listTemplateFacts } from '../../templates/content/template-content.service.ts';
import { appHistory } from '../app-history.service.ts';
import type { AppParts } from '../app-parts.service.ts';
import { isOwnText } from '../app-content.ts';
import { type AppFile, appFileShape } from './app-file.ts';

export { type AppFile, appFileShape } from './app-file.ts';

/** Of states of apps, in their order. Throws if a document has no logical id, by which another tenant could find it. */
export async function readAppFiles(
  states: readonly StoredState[],
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<AppFile[]> {
  const read = await readPartsOfStates<AppParts>(states, appHistory.parts, appHistory, scope);
  const apps = states.flatMap((state) => {
    const parts = read.get(state);
    return isWhole(parts) ? [{ appId: state.itemId, parts }] : [];
  });
  const ids = apps.flatMap(({ parts }) => parts.config.visitors?.documentTemplateIds ?? []);
  const facts = await listTemplateFacts(ids, scope);
  const logicalIds = new Map(facts.map(({ id, logicalId }) => [id, logicalId]));
  const unnamed = facts.filter(({ logicalId }) => logicalId === null);
  throwIfAny(
    unnamed.map(({ name }) => ({ code: 'INVALID', ...say('RELEASE_DOCUMENT_UNNAMED', { name }), path: 'releaseId' })),
  );
  return apps.map(({ appId, parts: { general, pages, theme, config, products, texts } }) => {
    const { visitors } = config;
    const documentTemplateIds = visitors?.documentTemplateIds.map((id) => logicalIds.get(id) ?? id);
    return appFileShape.parse({
      appId,
      appName: general.appName,
      appTemplateId: general.appTemplateId,
      config: {
        ...config,
        ...(visitors && documentTemplateIds && { visitors: { ...visitors, documentTemplateIds } }),
        ...(theme !== null && theme !== undefined && { themeJsonString: theme }),
        ...(pages && { componentRoutes: pages }),
      },
      products,
      texts,
    });
  });
}

function isWhole(parts: Partial<AppParts> | undefined): parts is AppParts {
  return parts !== undefined && appHistory.parts.every((part) => Object.hasOwn(parts, part));
}

export interface PlannedApp extends PlannedItem<AppParts, string> {
  readonly appId: string;
}

/** What an import does with each app; paths are those of the file, such as apps.0. */
export async function planApps(apps: readonly AppFile[], scope: HistoryScope): Promise<PlannedApp[]> {
  const ids = apps.map(({ appId }) => appId);
  const found = new Set((await findApps(ids, scope)).map(({ appId }) => appId));
  const planned: PlannedApp[] = [];
  for (const [index, app] of apps.entries()) {
    const path = `apps.${index}`;
    const { appId, appName, appTemplateId, products } = app;
    const stored = found.has(appId) ? await appHistory.read(appId, appHistory.parts, scope) : undefined;
    const current = isWhole(stored) ? stored : undefined;
    const { config, problems } = toNewConfig(app.config, `${path}.config`);
    const item = planItem<AppParts, string>({
      current,
      inFile: toParts(app, {}, current),
      problems: [
        ...validateNewApp({ appId, appName, appTemplateId }, path),
        ...validateOwnTexts(app, path),
        ...problems,
      ],
      toWanted: () => toParts({ ...app, products, texts: toTexts(app.texts) }, config, current),
      differenceOf: (before, after) =>
        before === undefined
          ? [{ part: 'general', action: 'ADDED', name: appName }]
          : differencesOfParts(appHistory.parts, before, after),
    });
    planned.push({ appId, ...item });
  }
  return planned;
}

export async function writePlannedApps(planned: readonly PlannedApp[], scope: RestoreScope): Promise<void> {
  for (const { appId, action, wanted } of planned) {
    if (action !== 'UNCHANGED') await appHistory.write(appId, wanted, scope);
  }
}

/** What the tenant alone decides remains as it is. */
function toParts(
  { appName, appTemplateId, products, texts }: AppFile,
  config: ReturnType<typeof toNewConfig>['config'],
  current: AppParts | undefined,
): AppParts {
  const own = { email: null, emailSenderName: null, onRequestTemplateId: null, requestsEmail: null };
  return {
    general: { ...own, ...current?.general, appName, appTemplateId: current?.general.appTemplateId ?? appTemplateId },
    ...toConfigParts(config),
    products,
    texts,
  };
}

function validateOwnTexts({ appId, texts }: AppFile, path: string): Problem[] {
  const foreign = texts.findIndex(({ key }) => !isOwnText(key, appId));
  if (foreign === -1) return validateTexts(texts, `${path}.texts`);
  return [
    { code: 'INVALID', ...say('APP_TEXT_FOREIGN', { prefix: `apps-${appId}-` }), path: `${path}.texts.${foreign}.key` },
  ];
}

/** In which files can be named. */
export function textsOfApp({ config, texts }: AppFile): string[] {
  const { head, themeJsonString, baseComponentsVariantsJsonString: variants } = config;
  const sources = [themeJsonString, variants, head?.linkJsonString, head?.metaJsonString];
  return [...sources.flatMap((source) => source ?? []), ...texts.map(({ value }) => value)];
}
