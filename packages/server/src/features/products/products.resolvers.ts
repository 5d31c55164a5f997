import { entityMutation, field, mutation, query } from '../../graphql/mutation.ts';
import { benefitGraph, description, underwritingRules } from './product-fields.service.ts';
import { countProducts, createProduct, deleteProduct, listProducts, updateProduct } from './products.service.ts';

export const productsResolvers = {
  Query: { products_2: query(listProducts), products: query(listProducts) },
  Mutation: {
    createProduct: entityMutation(createProduct),
    updateProduct: entityMutation(updateProduct),
    deleteProduct: mutation(deleteProduct),
  },
  products: { totalCount: field(countProducts) },
  product: {
    description: field(description),
    benefitGraph: field(benefitGraph),
    underwritingRules: field(underwritingRules),
    underwritingRulesJson: field(underwritingRules),
  },
};
