// Fills a new app with the content of its template, in the scope's single transaction.
import { working } from '../../../request/perspective.ts';
import { createComponent, listTakenNames } from '../../components/components.service.ts';
import { writeTexts } from '../../l10n/l10n.service.ts';
import { listDocumentNames } from '../../templates/documents/documents.service.ts';
import type { AppScope } from '../../apps/app-lock.service.ts';
import type { AppTemplateId } from '../../apps/apps.service.ts';
import type { AppConfig } from '../../apps/config/cms-configs.service.ts';
import { chooseNames, listNames, type NewApp, toNewAppContent } from './new-app-content.ts';
import { readAppTemplate } from './read-app-template.service.ts';

/** Adds the components and texts, and returns the configuration of the app. */
export async function addTemplate(templateId: AppTemplateId, app: NewApp, scope: AppScope): Promise<AppConfig> {
  const template = await readAppTemplate(templateId);
  const candidates = listNames(template, app.appId);
  const taken = await listTakenNames([...candidates.values()].flat(), scope);
  const { config, components, texts } = toNewAppContent(template, app, chooseNames(candidates, taken));
  for (const { name, vueTemplate, script } of components) {
    const componentJsonString = JSON.stringify(script === undefined ? {} : { editorScript: script });
    await createComponent({ input: { name, vueTemplate, componentJsonString, status: 'PUBLISHED' } }, scope);
  }
  await writeTexts(texts, scope);
  if (template.visitors === undefined) return config;
  const { kind, documents } = template.visitors;
  const documentTemplateIds = (await listDocumentNames(documents, working, scope)).map(({ id }) => id);
  return { ...config, visitors: { kind, documentTemplateIds } };
}
