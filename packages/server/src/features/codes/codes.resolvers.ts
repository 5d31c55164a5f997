import { field, mutation } from '../../graphql/mutation.ts';
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
    addDiscountCode: mutation(addDiscountCode),
    updateDiscountCode: mutation(updateDiscountCode),
    removeDiscountCode: mutation(removeDiscountCode),
    addLoadingCode: mutation(addLoadingCode),
    updateLoadingCode: mutation(updateLoadingCode),
    removeLoadingCode: mutation(removeLoadingCode),
  },
  product: { discountCodes: field(discountCodes), loadingCodes: field(loadingCodes) },
};
