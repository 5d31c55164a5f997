import { productTitle, type ProductKey } from '../../../paths/products.ts';

/** The product of a table, in the header of its editor. */
export function TableMeta({ productId, name }: { readonly productId: ProductKey; readonly name: string }) {
  return (
    <>
      <span dir="auto">{name}</span> <span aria-hidden>•</span> {productTitle(productId, ' / ')}
    </>
  );
}
