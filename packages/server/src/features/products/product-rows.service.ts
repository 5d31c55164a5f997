// The rows of products, for the features that hold or gather what belongs to them.
export { alreadyExists, idPartMaxLength, toChange, validateChange, validateName } from './product.ts';
export {
  awaitOtherImports,
  hasProduct,
  holdProduct,
  insertProduct,
  listNeighbours,
  listProductFacts,
  listProductIds,
  lockProduct,
  touchProduct,
  updateProduct,
} from './products.store.ts';
