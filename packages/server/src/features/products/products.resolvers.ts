import { entityMutation, field, mutation, query } from '../../graphql/operations.ts';
import { description, nameTexts, underwritingRules } from './product-fields.service.ts';
import { createProduct } from './create-product.service.ts';
import { exportProduct } from './transfer/export-product.service.ts';
import { importProduct, previewProductImport } from './transfer/import-product.service.ts';
import { countProducts, listProducts, updateProduct } from './products.service.ts';

export const productsResolvers = {
  Query: {
    products_2: query(listProducts, 'products:read'),
    products: query(listProducts, 'products:read'),
    exportProduct: query(exportProduct, 'products:read'),
    previewProductImport: query(previewProductImport, 'products:write'),
  },
  Mutation: {
    createProduct: entityMutation(createProduct, 'products:write'),
    updateProduct: entityMutation(updateProduct, 'products:write'),
    importProduct: mutation(importProduct, 'products:write'),
  },
  products: { totalCount: field(countProducts) },
  product: {
    description: field(description),
    nameTexts: field(nameTexts),
    underwritingRules: field(underwritingRules),
    underwritingRulesJson: field(underwritingRules),
  },
};
