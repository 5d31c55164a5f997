/** The Info tab of a product: its definition, its editors, and its other versions. */
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyUsedBy } from '../../item-uses/lazy-used-by.tsx';
import { LazyProductFacts } from './lazy-product-facts.tsx';
import { ProductDefinition } from './product-definition.tsx';
import { ProductEditors } from './product-editors.tsx';
import blocks from '../../../ui/layout/blocks.module.css';
import classes from './product-page.module.css';
import { ProductVersions } from './product-versions.tsx';
import { productRowKey } from '../product.ts';
import { useShownProduct } from './shown-product.ts';

export function ProductPage() {
  const { product, versions, onCreateVersion } = useShownProduct();
  const itemId = toProductItemId(product.key);
  return (
    <>
      <div className={`${blocks['columns']} ${classes['columns']}`}>
        <div>
          <ProductDefinition product={product} versions={versions} />
          <LazyProductFacts key={productRowKey(product.key)} productId={product.key} />
        </div>
        <div>
          <ProductEditors key={productRowKey(product.key)} productId={product.key} />
        </div>
      </div>
      <ProductVersions product={product} versions={versions} onCreateVersion={onCreateVersion} />
      <div className={classes['below']}>
        <Card>
          <div className={classes['usedBy']}>
            <LazyUsedBy key={itemId} used={{ kind: 'product', itemIds: [itemId] }} level={2} />
          </div>
        </Card>
      </div>
    </>
  );
}
