// A host that apps of the tenant use is not removed.
import { UserError } from '../../../errors/user-error.ts';
import type { MutationremoveHostFromTenantSettingsArgs } from '../../../graphql/generated/schema-types.ts';
import { toHostName } from '../../../network/host-name.ts';
import type { Scope } from '../../../request/context.ts';
import { removeOwnHost } from '../../tenants/hosts.service.ts';
import * as store from './app-hosts.store.ts';
import { say } from '../../../sentences/say.ts';

export async function removeHostFromTenantSettings(
  args: MutationremoveHostFromTenantSettingsArgs,
  scope: Scope,
): Promise<void> {
  const { transaction, caller } = scope;
  const host = toHostName(args.host ?? '');
  const apps = host && (await store.listAppsAtHosts(transaction, caller.tenantId, [host])).get(host);
  if (apps && apps.length > 0) {
    throw new UserError({ code: 'CONFLICT', ...say('HOST_OF_APP', { host, apps: apps.join(', ') }), path: 'host' });
  }
  await removeOwnHost(args, scope);
}
