// A new app, with the content of its template.
import type { NextRevision } from '../../errors/revision.ts';
import type { MutationcreateAppArgs } from '../../graphql/generated/schema-types.ts';
import type { AppScope } from '../apps/app-lock.service.ts';
import { type AppChangeScope, insertApp, requireValidApp, toChosenTemplate, toMainHost } from '../apps/apps.service.ts';
import { createConfig } from '../apps/config/cms-configs.service.ts';
import { setMainHost } from '../apps/hosts/app-hosts.service.ts';
import { addTemplate } from './templates/app-templates.service.ts';

type CreatedApp = NextRevision & { readonly createdStatus: { readonly id: string } };

export async function createApp(args: MutationcreateAppArgs, scope: AppChangeScope): Promise<CreatedApp> {
  await requireValidApp(args.input, scope);
  return addApp(args, scope);
}

/** Does not recheck the template and the recipient of the app's mails. */
export async function addApp({ input }: MutationcreateAppArgs, scope: AppScope): Promise<CreatedApp> {
  const { appId, appName } = input;
  const revision = await insertApp(input, scope);
  const template = toChosenTemplate(input.appTemplateId);
  const config = template === undefined ? undefined : await addTemplate(template, { appId, appName }, scope);
  await createConfig(appId, config, scope);
  await setMainHost(appId, toMainHost(input) ?? null, scope);
  return { revision, createdStatus: { id: appId } };
}
