import { field, mutation } from '../../graphql/operations.ts';
import {
  addDiscountCode,
  addLoadingCode,
  discountCodes,
  loadingCodes,
  removeDiscountCode,
  removeLoadingCode,
  updateDiscountCode,
  updateLoadingCode,
} from './codes.service.ts';

export const codesResolvers = {
  Mutation: {
    addDiscountCode: mutation(addDiscountCode, 'products:write'),
    updateDiscountCode: mutation(updateDiscountCode, 'products:write'),
    removeDiscountCode: mutation(removeDiscountCode, 'products:write'),
    addLoadingCode: mutation(addLoadingCode, 'products:write'),
    updateLoadingCode: mutation(updateLoadingCode, 'products:write'),
    removeLoadingCode: mutation(removeLoadingCode, 'products:write'),
  },
  product: { discountCodes: field(discountCodes), loadingCodes: field(loadingCodes) },
};
