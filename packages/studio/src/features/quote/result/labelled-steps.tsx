/** The explanation of a price, with links to the rows of rate tables. */
import { useMay } from '../../../api/use-may.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { productRateTablesPath } from '../../../paths/rate-tables.ts';
import { ExplainedSteps } from '../../../ui/explanation/explained-steps.tsx';
import type { QuotedPrice } from '../quote.api.ts';

interface LabelledStepsProps {
  readonly productId: ProductKey;
  readonly explanation: NonNullable<QuotedPrice['explanation']>;
  /** Of the fields, by name. */
  readonly labels: ReadonlyMap<string, string>;
}

export function LabelledSteps({ productId, explanation: { steps, isCut }, labels }: LabelledStepsProps) {
  const mayRead = useMay('products:read');
  return (
    <ExplainedSteps
      steps={steps.map((step) => ({ ...step, text: labels.get(step.text) ?? step.text }))}
      isCut={isCut}
      tablePath={mayRead ? (table, row) => productRateTablesPath(productId, table, row) : undefined}
    />
  );
}
