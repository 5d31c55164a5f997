import { field, mutation, query } from '../../graphql/operations.ts';
import {
  componentJson,
  countComponents,
  createComponent,
  deleteComponent,
  listComponents,
  previewComponents,
  updateComponent,
  usage,
  vueTemplate,
} from './components.service.ts';

export const componentsResolvers = {
  Query: {
    components: query(listComponents, 'apps:read'),
    componentPreview: query(previewComponents, 'apps:read'),
  },
  Mutation: {
    createComponent: mutation(createComponent, 'apps:write'),
    updateComponent: mutation(updateComponent, 'apps:write'),
    deleteComponent: mutation(deleteComponent, 'apps:write'),
  },
  components: { totalCount: field(countComponents) },
  component: { vueTemplate: field(vueTemplate), componentJson: field(componentJson), usage: field(usage) },
};
