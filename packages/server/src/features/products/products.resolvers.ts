import { entityMutation, field, mutation, query } from '../../graphql/mutation.ts';
import { description, underwritingRules } from './product-fields.service.ts';
import { createProduct } from './create-product.service.ts';
import { countProducts, deleteProduct, listProducts, updateProduct } from './products.service.ts';

export const productsResolvers = {
  Query: { products_2: query(listProducts, 'products:read'), products: query(listProducts, 'products:read') },
  Mutation: {
    createProduct: entityMutation(createProduct, 'products:write'),
    updateProduct: entityMutation(updateProduct, 'products:write'),
    deleteProduct: mutation(deleteProduct, 'products:write'),
  },
  products: { totalCount: field(countProducts) },
  product: {
    description: field(description),
    underwritingRules: field(underwritingRules),
    underwritingRulesJson: field(underwritingRules),
  },
};
