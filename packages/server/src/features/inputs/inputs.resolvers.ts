import { field, mutation } from '../../graphql/operations.ts';
import { problemResolvers } from '../../graphql/problems.ts';
import { inputs, updateProductInputs } from './inputs.service.ts';

export const inputsResolvers = {
  Mutation: { updateProductInputs: mutation(updateProductInputs, 'products:write') },
  inputWarning: { paramsJsonString: problemResolvers.errors.paramsJsonString },
  product: { inputs: field(inputs) },
};
