/** Links to the editors of a product, each with what there is to edit. */
import { Button } from '@mantine/core';
import { IconCalculator, IconListTree, IconPercentage, IconShieldCheck, IconTag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { useTextLocaleSearch } from '../../../ui/text-locale/use-text-locale.ts';
import { Card } from '../../../ui/layout/card.tsx';
import {
  productBenefitsPath,
  productDiscountCodesPath,
  productLoadingCodesPath,
  productPricingPath,
  productUnderwritingPath,
  type ProductKey,
} from '../paths.ts';
import classes from './product-page.module.css';
import { useEditorFacts } from './use-editor-facts.ts';

const icon = { size: 18, stroke: 1.75 } as const;

export function ProductEditors({ productId }: { productId: ProductKey }) {
  const { t } = useTranslation('products');
  const search = useTextLocaleSearch();
  const facts = useEditorFacts(productId);
  const mayWrite = useMay('products:write');
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
      {rows.map((row) => (
        <EditorRow
          key={row.name}
          icon={row.icon}
          name={t(`editors.${row.name}`)}
          fact={facts?.[row.name]}
          to={row.to + search}
          action={t(`editors.${mayWrite ? row.action : 'view'}`)}
        />
      ))}
    </Card>
  );
}

interface EditorRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** Undefined until it is known. */
  readonly fact: string | undefined;
  readonly to: string;
  readonly action: string;
}

function EditorRow(props: EditorRowProps) {
  const { t } = useTranslation('products');
  return (
    <div className={classes['editor']}>
      <span className={classes['tile']} aria-hidden>
        {props.icon}
      </span>
      <div className={classes['editorText']}>
        <p>{props.name}</p>
        <p>{props.fact ?? '\u00a0'}</p>
      </div>
      <Button
        component={Link}
        to={props.to}
        size="xs"
        aria-label={t('editors.actionOf', { action: props.action, editor: props.name })}
      >
        {props.action}
      </Button>
    </div>
  );
}
