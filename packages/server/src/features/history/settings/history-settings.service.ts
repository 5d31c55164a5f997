// The retention settings of a tenant's history.
import { throwIfAny } from '../../../errors/user-error.ts';
import type { MutationupdateHistorySettingsArgs } from '../../../graphql/generated/schema-types.ts';
import type { Scope } from '../../../request/context.ts';
import { type Retention, retentionDefaults, validateRetention } from './history-settings.ts';
import * as store from './history-settings.store.ts';

export async function getHistorySettings(
  _args: object,
  { transaction, caller: { tenantId } }: Scope,
): Promise<Retention & store.HistorySize> {
  return { ...(await findRetention(tenantId, transaction)), ...(await store.readHistorySize(transaction, tenantId)) };
}

export async function updateHistorySettings(
  { input }: MutationupdateHistorySettingsArgs,
  { transaction, caller: { tenantId } }: Scope,
): Promise<void> {
  const current = await findRetention(tenantId, transaction);
  const retention = {
    allDays: input.allDays ?? current.allDays,
    dailyDays: input.dailyDays ?? current.dailyDays,
    trashDays: input.trashDays ?? current.trashDays,
  };
  throwIfAny(validateRetention(retention));
  await store.writeRetention(transaction, tenantId, retention);
}

export async function findRetention(tenantId: string, transaction: Scope['transaction']): Promise<Retention> {
  return (await store.findRetention(transaction, tenantId)) ?? retentionDefaults;
}
