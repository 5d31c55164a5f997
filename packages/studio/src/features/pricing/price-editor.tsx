import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { LogicEditor } from '../../ui/logic-editor/logic-editor.tsx';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { useLogicWords } from '../logic-words/logic-words.api.ts';
import { useRememberedAs } from '../quote/quote.api.ts';
import { LazyFillDialog } from '../quote/fill/lazy-fill-dialog.tsx';
import { productHistoryPath } from '../../paths/history-items.ts';
import { productInfoPath, productTitle, type ProductKey } from '../../paths/products.ts';
import { productRateTablesPath } from '../../paths/rate-tables.ts';
import { PriceResult } from './price-result.tsx';
import { usualFractionDigits } from '../../ui/formats/price-amount.ts';
import { useReadTables } from './test-tables.api.ts';
import { useCallFunction, useReadPriceLogic, useUpdatePriceLogic, type PriceLogic } from './pricing.api.ts';

interface PriceEditorProps {
  readonly productId: ProductKey;
  readonly price: PriceLogic;
  /** Reloads the pricing, and discards unsaved edits. */
  readonly onReload: () => void;
}

/** The editor of the logic that calculates the premium; its result is shown as an amount. */
export function PriceEditor({ productId, price, onReload }: PriceEditorProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'pricing' });
  const search = useTextLocaleSearch();
  const isReadOnly = !useMay('products:write');
  const save = useUpdatePriceLogic(productId);
  const readTheirs = useReadPriceLogic(productId);
  const callFunction = useCallFunction();
  const words = useLogicWords(productId, 'pricing');
  const readTables = useReadTables(productId);
  const rememberedAs = useRememberedAs(productId);
  const [mayReadRequests, mayReadPolicies] = [useMay('requests:read'), useMay('policies:read')];
  return (
    <LogicEditor
      draftKey={`pricing|${productId.plan}|${productId.type}|${productId.version}`}
      loaded={price}
      save={save}
      readTheirs={readTheirs}
      savedWithWarnings={(count) => t('savedWithWarnings', { count })}
      backTo={productInfoPath(productId) + search}
      historyTo={productHistoryPath(productId)}
      title={t('title')}
      meta={
        <>
          <span dir="auto">{price.productName}</span> <span aria-hidden>•</span> {productTitle(productId, ' / ')}
        </>
      }
      conflictTitle={t('conflict')}
      words={words}
      rememberedAs={rememberedAs}
      renderFill={
        mayReadRequests || mayReadPolicies ? (fill) => <LazyFillDialog productId={productId} {...fill} /> : undefined
      }
      kind="pricing"
      heading={t('heading')}
      testKind="value"
      callFunction={callFunction}
      readTables={readTables}
      tablePath={(table, row) => productRateTablesPath(productId, table, row)}
      hints={t('hints', { returnObjects: true })}
      noResult={t('noResult')}
      renderResult={({ value }) => <PriceResult value={value} currency={price.currency} />}
      fractionDigits={usualFractionDigits(price.currency)}
      onReload={onReload}
      isReadOnly={isReadOnly}
    />
  );
}
