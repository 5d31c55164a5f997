// Components of published apps that failed on customers' pages. Reports are anonymous, so they can name only
// content of their host's live release, and their number is limited by address and by app.
import { networkOf } from '../../network/networks.ts';
import { UserError } from '../../errors/user-error.ts';
import type {
  MutationclearComponentFailuresArgs,
  QuerycomponentFailuresArgs,
} from '../../graphql/generated/schema-types.ts';
import { createAllowances } from '../../request/allowances.ts';
import type { AppParts, Scope } from '../../request/context.ts';
import { lockApp } from '../apps/app-lock.service.ts';
import { type ComponentFailure, componentFailureLimits, toReport } from './component-failure.ts';
import * as store from './component-failures.store.ts';
import { say } from '../../sentences/say.ts';

export interface SentReport {
  /** The host of an app; undefined for any other host. */
  readonly host: string | undefined;
  /** Whether it is the host of a preview, which staff open and customers do not. */
  readonly isPreview: boolean;
  readonly address: string;
  readonly body: unknown;
}

type ReportParts = Pick<AppParts, 'clock' | 'database' | 'publishedApps'>;

/** A report that does not match the live release is ignored: it may come from a tab with an earlier release. */
export function createFailureReports({ clock, database, publishedApps }: ReportParts) {
  const ofAddress = createAllowances(componentFailureLimits.ofAddress);
  const ofApp = createAllowances(componentFailureLimits.ofApp);
  return async ({ host, isPreview, address, body }: SentReport): Promise<void> => {
    if (host === undefined) throw new UserError({ code: 'NOT_FOUND', ...say('NO_APP_AT_HOST') });
    const now = clock();
    requireAllowance(ofAddress.take(networkOf(address), now));
    const report = toReport(body);
    if (isPreview) return;
    const visitor = { strangerAt: address };
    const found = await publishedApps.findComponent(host, report, visitor);
    if (found === undefined) return;
    const { tenantId, ...names } = found;
    requireAllowance(ofApp.take(JSON.stringify([tenantId, found.appId]), now));
    const failure = { ...names, component: report.component, now };
    await database.write({ tenantId, ...visitor }, async (transaction) => {
      const isNew = await store.countFailure(transaction, tenantId, failure);
      if (isNew) await store.removeOldest(transaction, tenantId, { ...names, rowsMax: componentFailureLimits.rowsMax });
    });
  };
}

function requireAllowance(waitSeconds: number | undefined): void {
  if (waitSeconds === undefined) return;
  const sentence = say('TOO_MANY_FAILURE_REPORTS', { waitSeconds });
  throw new UserError({ code: 'LIMIT_EXCEEDED', ...sentence });
}

export interface ComponentFailureList {
  readonly list: readonly ComponentFailure[];
  readonly totalCount: number;
}

/** The list is empty if the app does not exist. */
export async function listComponentFailures(
  { appId }: QuerycomponentFailuresArgs,
  { transaction, caller }: Scope,
): Promise<ComponentFailureList> {
  const { rowsMax } = componentFailureLimits;
  const list = await store.listFailures(transaction, caller.tenantId, { appId, rowsMax });
  return { list, totalCount: list.length };
}

export async function clearComponentFailures(
  { appId }: MutationclearComponentFailuresArgs,
  scope: Scope,
): Promise<void> {
  await lockApp(appId, undefined, scope);
  await store.removeAll(scope.transaction, scope.caller.tenantId, appId);
}
