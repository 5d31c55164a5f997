import { mutation, query } from '../../graphql/operations.ts';
import { deleteProduct, productUses } from './product-uses.service.ts';

export const productUsesResolvers = {
  Query: { productUses: query(productUses, 'products:read') },
  Mutation: { deleteProduct: mutation(deleteProduct, 'products:write') },
};
