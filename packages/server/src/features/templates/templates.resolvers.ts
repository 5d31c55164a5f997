import { envelopedInSteps, field, mutation, query } from '../../graphql/mutation.ts';
import { kindOf, kinds } from './kinds/index.ts';
import { prepareHtml, renderToText } from './rendering.service.ts';
import { discardTemplateDraft, draft, saveTemplateDraft } from './template-drafts.service.ts';
import type { Template } from './template.ts';
import { countTemplates, deleteTemplate, listTemplates } from './templates.service.ts';

const platform = {
  Query: {
    templates: query(listTemplates, 'documents:read'),
    renderHtml: envelopedInSteps(prepareHtml, renderToText, { right: 'documents:render' }),
  },
  Mutation: {
    deleteTemplate: mutation(deleteTemplate, 'documents:write'),
    saveTemplateDraft: mutation(saveTemplateDraft, 'documents:write'),
    discardTemplateDraft: mutation(discardTemplateDraft, 'documents:write'),
  },
  templates: { totalCount: field(countTemplates) },
  templateInterface: { __resolveType: ({ type }: Template) => kindOf(type)?.typeName },
};

const fieldsOfAllKinds = Object.fromEntries(
  kinds.map(({ typeName, view }) => [typeName, { templateView: () => view, draft: field(draft) }]),
);

export const templatesResolvers = [platform, fieldsOfAllKinds, ...kinds.map(({ resolvers }) => resolvers)];
