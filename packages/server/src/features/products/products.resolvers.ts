import { field, query } from '../../graphql/operations.ts';
import { description, nameTexts, underwritingRules } from './product-fields.service.ts';
import { countProducts, listProducts } from './products.service.ts';

export const productsResolvers = {
  Query: {
    products_2: query(listProducts, 'products:read'),
    products: query(listProducts, 'products:read'),
  },
  products: { totalCount: field(countProducts) },
  product: {
    description: field(description),
    nameTexts: field(nameTexts),
    underwritingRules: field(underwritingRules),
    underwritingRulesJson: field(underwritingRules),
  },
};
