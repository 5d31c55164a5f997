import { prepareDeletion } from '../../states/deletion.service.ts';
import type { MutationdeleteAppArgs } from '../../graphql/generated/schema-types.ts';
import type { AppScope } from '../apps/app-lock.service.ts';
import { removeApp } from '../apps/apps.service.ts';
import { withdrawItem } from '../releases/publishing/live-items.service.ts';

/** A deleted app is no longer served; its releases remain in the list. */
export async function deleteApp(args: MutationdeleteAppArgs, scope: AppScope): Promise<void> {
  await prepareDeletion({ kind: 'app', itemId: args.appId }, 'appId', scope);
  await removeApp(args, scope);
  await withdrawItem({ kind: 'app', itemId: args.appId }, scope);
}
