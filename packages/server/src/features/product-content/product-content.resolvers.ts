import { entityMutation, field, mutation, query } from '../../graphql/operations.ts';
import { firstDifferences } from '../../snapshots/import-plan.ts';
import { createProduct } from './create-product.service.ts';
import { missingTexts } from './missing-texts.service.ts';
import { exportProduct } from './transfer/export-product.service.ts';
import { importProduct, previewProductImport } from './transfer/import-product.service.ts';
import { updateProduct } from './update-product.service.ts';

export const productContentResolvers = {
  Query: {
    exportProduct: query(exportProduct, 'products:read'),
    previewProductImport: query(previewProductImport, 'products:write'),
  },
  Mutation: {
    createProduct: entityMutation(createProduct, 'products:write'),
    importProduct: mutation(importProduct, 'products:write'),
    updateProduct: entityMutation(updateProduct, 'products:write'),
  },
  productImportItem: { differences: firstDifferences },
  product: { missingTexts: field(missingTexts) },
};
