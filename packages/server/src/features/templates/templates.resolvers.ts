import { envelopedInSteps, field, mutation, query } from '../../graphql/mutation.ts';
import { kindOf, kinds } from './kinds/index.ts';
import { prepareHtml, renderToText } from './rendering.service.ts';
import { discardTemplateDraft, draft, saveTemplateDraft } from './template-drafts.service.ts';
import type { Template } from './template.ts';
import { countTemplates, deleteTemplate, listTemplates } from './templates.service.ts';

const platform = {
  Query: { templates: query(listTemplates), renderHtml: envelopedInSteps(prepareHtml, renderToText) },
  Mutation: {
    deleteTemplate: mutation(deleteTemplate),
    saveTemplateDraft: mutation(saveTemplateDraft),
    discardTemplateDraft: mutation(discardTemplateDraft),
  },
  templates: { totalCount: field(countTemplates) },
  templateInterface: { __resolveType: ({ type }: Template) => kindOf(type)?.typeName },
};

const fieldsOfAllKinds = Object.fromEntries(
  kinds.map(({ typeName, view }) => [typeName, { templateView: () => view, draft: field(draft) }]),
);

export const templatesResolvers = [platform, fieldsOfAllKinds, ...kinds.map(({ resolvers }) => resolvers)];
