import { field, mutation } from '../../../../graphql/mutation.ts';
import type { TemplateKind } from '../../template-kind.ts';
import {
  addDynamicValueToTemplate,
  createDynamicTemplate,
  dynamicValues,
  removeDynamicValueFromTemplate,
  updateDynamicTemplate,
  updateDynamicValueOfTemplate,
  value,
} from './dynamic.service.ts';

export const dynamicKind: TemplateKind = {
  view: 'dynamic',
  typeName: 'dynamicTemplate',
  resolvers: {
    Mutation: {
      createDynamicTemplate: mutation(createDynamicTemplate),
      updateDynamicTemplate: mutation(updateDynamicTemplate),
      addDynamicValueToTemplate: mutation(addDynamicValueToTemplate),
      updateDynamicValueOfTemplate: mutation(updateDynamicValueOfTemplate),
      removeDynamicValueFromTemplate: mutation(removeDynamicValueFromTemplate),
    },
    dynamicTemplate: { dynamicValues: field(dynamicValues) },
    dynamicValue: { value },
  },
};
