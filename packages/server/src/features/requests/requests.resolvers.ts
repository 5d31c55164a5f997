import { field, mutation, mutationInSteps, query } from '../../graphql/operations.ts';
import { createCase, submitRequest } from './create-case.service.ts';
import { detailOf, listRequests, notes, product, updateCase } from './requests.service.ts';

export const requestsResolvers = {
  Query: { requests: query(listRequests, 'requests:read') },
  Mutation: {
    submitRequest: mutationInSteps(submitRequest, 'guest'),
    createCase: mutationInSteps(createCase, 'requests:write'),
    updateCase: mutation(updateCase, 'requests:write'),
  },
  case: {
    appId: field(detailOf('appId')),
    locale: field(detailOf('locale')),
    assignedTo: field(detailOf('assignedTo')),
    revision: field(detailOf('revision')),
    notes: field(notes),
  },
  proposal: { product: field(product) },
};
