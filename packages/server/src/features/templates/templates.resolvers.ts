import { envelopedInSteps, field, mutation, mutationInSteps, query, queryInSteps } from '../../graphql/operations.ts';
import { firstDifferences } from '../../snapshots/import-plan.ts';
import { loadHtml, renderToText } from './rendering/render-texts.service.ts';
import { discardTemplateDraft, draft, saveTemplateDraft } from './drafts/template-drafts.service.ts';
import type { TemplateKinds } from './template-kind.ts';
import type { Template } from './template.ts';
import { countTemplates, deleteTemplate, listTemplates } from './templates.service.ts';
import { findExportedTemplates, toExport } from './transfer/export-templates.service.ts';
import { importTemplates, previewTemplateImport, readTemplateImport } from './transfer/import-templates.service.ts';

const platform = {
  Query: {
    templates: query(listTemplates, 'documents:read'),
    exportTemplates: queryInSteps(findExportedTemplates, toExport, 'documents:read'),
    previewTemplateImport: queryInSteps(readTemplateImport, previewTemplateImport, 'documents:write'),
    renderHtml: envelopedInSteps(loadHtml, renderToText, { right: 'documents:render' }),
  },
  Mutation: {
    importTemplates: mutationInSteps(importTemplates, 'documents:write'),
    deleteTemplate: mutation(deleteTemplate, 'documents:write'),
    saveTemplateDraft: mutation(saveTemplateDraft, 'documents:write'),
    discardTemplateDraft: mutation(discardTemplateDraft, 'documents:write'),
  },
  templates: { totalCount: field(countTemplates) },
  templateImportItem: { differences: firstDifferences },
};

export function createTemplatesResolvers(templateKinds: TemplateKinds) {
  const kinds = Object.values(templateKinds);
  const fieldsOfAllKinds = Object.fromEntries(
    kinds.map(({ typeName, view }) => [typeName, { templateView: () => view, draft: field(draft) }]),
  );
  const types = { templateInterface: { __resolveType: ({ type }: Template) => templateKinds[type]?.typeName } };
  return [platform, types, fieldsOfAllKinds, ...kinds.map(({ resolvers }) => resolvers)];
}
