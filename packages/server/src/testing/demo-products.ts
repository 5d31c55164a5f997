import { readFileSync } from 'node:fs';
import { productFileFormat } from '../features/product-content/transfer/product-file.ts';

/** A product of the demo as its file contains it, such as travel-plus-2027.1. */
export function readDemoProduct(name: string) {
  const file = `${import.meta.dirname}/../features/demo/products/${name}.json`;
  const [product] = productFileFormat.shape.parse(JSON.parse(readFileSync(file, 'utf8'))).products;
  if (product === undefined) throw new Error(`${file} has no product.`);
  return product;
}
