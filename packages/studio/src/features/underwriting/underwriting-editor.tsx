import type { JsonPath } from '@coverwright/rules';
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
import { useReadTables } from '../pricing/test-tables.api.ts';
import { DecisionResult } from './decision-result.tsx';
import { useReadUnderwritingLogic, useUpdateUnderwritingLogic, type UnderwritingLogic } from './underwriting.api.ts';

interface UnderwritingEditorProps {
  readonly productId: ProductKey;
  readonly underwriting: UnderwritingLogic;
  /** The part of the logic that is shown first. */
  readonly openAt: JsonPath | undefined;
  /** Reloads the underwriting, and discards unsaved edits. */
  readonly onReload: () => void;
}

/** The editor of the logic that decides whether a risk is accepted; its result is shown as a decision. */
export function UnderwritingEditor({ productId, underwriting, openAt, onReload }: UnderwritingEditorProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'underwriting' });
  const search = useTextLocaleSearch();
  const isReadOnly = !useMay('products:write');
  const save = useUpdateUnderwritingLogic(productId);
  const readTheirs = useReadUnderwritingLogic(productId);
  const words = useLogicWords(productId, 'underwriting');
  const readTables = useReadTables(productId);
  const rememberedAs = useRememberedAs(productId);
  const [mayReadRequests, mayReadPolicies] = [useMay('requests:read'), useMay('policies:read')];
  return (
    <LogicEditor
      draftKey={`underwriting|${productId.plan}|${productId.type}|${productId.version}`}
      loaded={underwriting}
      save={save}
      readTheirs={readTheirs}
      savedWithWarnings={(count) => t('savedWithWarnings', { count })}
      backTo={productInfoPath(productId) + search}
      historyTo={productHistoryPath(productId)}
      title={t('title')}
      meta={
        <>
          <span dir="auto">{underwriting.productName}</span> <span aria-hidden>•</span> {productTitle(productId, ' / ')}
        </>
      }
      conflictTitle={t('conflict')}
      words={words}
      rememberedAs={rememberedAs}
      renderFill={
        mayReadRequests || mayReadPolicies ? (fill) => <LazyFillDialog productId={productId} {...fill} /> : undefined
      }
      kind="underwriting"
      heading={t('heading')}
      testKind="decision"
      readTables={readTables}
      tablePath={(table, row) => productRateTablesPath(productId, table, row)}
      hints={t('hints', { returnObjects: true })}
      noResult={t('noResult')}
      renderResult={({ decision }, goToPath) => decision && <DecisionResult decision={decision} goToPath={goToPath} />}
      fractionDigits={0}
      openAt={openAt}
      onReload={onReload}
      isReadOnly={isReadOnly}
    />
  );
}
