import { field, mutation } from '../../../../graphql/operations.ts';
import type { TemplateKind } from '../../template-kind.ts';
import { dynamicTransfer } from './dynamic-transfer.service.ts';
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
  transfer: dynamicTransfer,
  resolvers: {
    Mutation: {
      createDynamicTemplate: mutation(createDynamicTemplate, 'documents:write'),
      updateDynamicTemplate: mutation(updateDynamicTemplate, 'documents:write'),
      addDynamicValueToTemplate: mutation(addDynamicValueToTemplate, 'documents:write'),
      updateDynamicValueOfTemplate: mutation(updateDynamicValueOfTemplate, 'documents:write'),
      removeDynamicValueFromTemplate: mutation(removeDynamicValueFromTemplate, 'documents:write'),
    },
    dynamicTemplate: { dynamicValues: field(dynamicValues) },
    dynamicValue: { value },
  },
};
