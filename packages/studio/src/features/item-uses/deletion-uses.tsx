/** In a dialog that deletes something: what uses it. Its height does not depend on the answer. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useDelayed } from '../../ui/states/use-delayed.ts';
import { namedMax, summarize, type ItemUses } from './item-use.ts';
import classes from './item-uses.module.css';
import { useItemUses, type UsedItems } from './item-uses.api.ts';

export interface DeletionUsesProps {
  readonly used: UsedItems;
}

export function DeletionUses({ used }: DeletionUsesProps) {
  const { t } = useTranslation(['history', 'widgets']);
  const { uses, error, isLoading, reload } = useItemUses(used, namedMax);
  const isSkeletonShown = useDelayed(isLoading && uses === undefined);
  return (
    <div className={classes['deletion']} aria-live="polite">
      {uses ? (
        <UsesSentence uses={uses} />
      ) : error ? (
        <>
          {t('uses.failed')}{' '}
          <Button variant="subtle" size="compact-xs" onClick={reload}>
            {t('widgets:retry')}
          </Button>
        </>
      ) : isSkeletonShown ? (
        <Skeleton width="70%" />
      ) : null}
    </div>
  );
}

function UsesSentence({ uses }: { readonly uses: ItemUses }) {
  const { t, i18n } = useTranslation('history');
  const { count, named, otherCount } = summarize(uses);
  if (count === 0) return t('uses.none');
  if (named.length === 0) return t('uses.hiddenAlone', { count });
  const names = [
    ...named.map(({ kind, name }) => t('uses.named', { name, kind: t(`uses.kind.${kind}`) })),
    ...(otherCount > 0 ? [t('uses.others', { count: otherCount })] : []),
  ];
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return <strong dir="auto">{t('uses.inUse', { names: list })}</strong>;
}
