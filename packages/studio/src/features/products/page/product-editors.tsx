/** Links to the editors of a product, each with a summary of its content. */
import { IconCalculator, IconListTree, IconPercentage, IconShieldCheck, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { EditorRow } from '../../../ui/layout/editor-row.tsx';
import {
  productBenefitsPath,
  productDiscountCodesPath,
  productLoadingCodesPath,
  productPricingPath,
  productUnderwritingPath,
  type ProductKey,
} from '../../../paths/products.ts';
import { LazyInputsRow } from './lazy-inputs-row.tsx';
import { LazyRateTablesRow } from './lazy-rate-tables-row.tsx';
import { LazyQuoteRow } from './lazy-quote-row.tsx';
import { useEditorFacts } from './use-editor-facts.ts';
import { verbOf } from './editor-verb.ts';

const icon = { size: 18, stroke: 1.75 } as const;

export function ProductEditors({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('productPage');
  const search = useTextLocaleSearch();
  const mayWrite = useMay('products:write');
  const facts = useEditorFacts(productId, mayWrite);
  const rows = [
    { name: 'pricing', icon: <IconCalculator {...icon} />, to: productPricingPath(productId), action: 'openEditor' },
    {
      name: 'underwriting',
      icon: <IconShieldCheck {...icon} />,
      to: productUnderwritingPath(productId),
      action: 'openEditor',
    },
    { name: 'benefits', icon: <IconListTree {...icon} />, to: productBenefitsPath(productId), action: 'manage' },
    {
      name: 'discountCodes',
      icon: <IconPercentage {...icon} />,
      to: productDiscountCodesPath(productId),
      action: 'manage',
    },
    { name: 'loadingCodes', icon: <IconTag {...icon} />, to: productLoadingCodesPath(productId), action: 'manage' },
  ] as const;
  return (
    <Card title={t('editors.heading')}>
      <LazyInputsRow productId={productId} search={search} />
      <LazyRateTablesRow productId={productId} />
      {rows.map(({ name, icon: rowIcon, to, action }) => {
        const editor = t(`editors.${name}`);
        const fact = facts?.[name];
        const verb = t(`editors.${verbOf(mayWrite, fact?.isEmpty, action)}`);
        return (
          <EditorRow
            key={name}
            icon={rowIcon}
            name={editor}
            fact={fact?.text}
            to={to + search}
            action={verb}
            actionLabel={t('editors.actionOf', { action: verb, editor })}
          />
        );
      })}
      <LazyQuoteRow productId={productId} search={search} />
    </Card>
  );
}
