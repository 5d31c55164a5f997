/** The codes that match the search, or the reason why none are shown. */
import { Button } from '@mantine/core';
import { IconPercentage, IconSearchOff, IconTag } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { PlusButton } from '../../ui/plus-button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { filterCodes, type CodeKind, type CodeRule } from './code-rule.ts';
import { CodeTable } from './code-table.tsx';

interface CodeListProps {
  readonly kind: CodeKind;
  /** Undefined until the first response. */
  readonly rules: readonly CodeRule[] | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly search: string;
  /** The code to scroll into view, such as one that was just added. */
  readonly revealCode: string | undefined;
  readonly onRetry: () => void;
  readonly onClearSearch: () => void;
  /** Undefined for users with view-only access. */
  readonly onAdd: (() => void) | undefined;
  readonly onUpdate: (rule: CodeRule) => void;
}

export function CodeList(props: CodeListProps) {
  const { kind, rules, error, isLoading, search, revealCode, onRetry, onClearSearch, onAdd, onUpdate } = props;
  const { t } = useTranslation('codes');
  const wanted = useDeferredValue(search);
  const found = useMemo(() => rules && filterCodes(rules, wanted), [rules, wanted]);
  return (
    <CodeTable
      {...{ kind, error, isLoading, onRetry, revealCode, onUpdate }}
      rules={found}
      canUpdate={onAdd !== undefined}
      empty={
        rules?.length === 0 ? (
          <NoCodes kind={kind} onAdd={onAdd} />
        ) : (
          <EmptyState
            icon={<IconSearchOff size={20} stroke={1.75} />}
            title={t('nothingFound')}
            text={t('nothingFoundText', { text: wanted.trim() })}
            action={<Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
          />
        )
      }
    />
  );
}

function NoCodes({ kind, onAdd }: Pick<CodeListProps, 'kind' | 'onAdd'>) {
  const { t } = useTranslation(['codes', 'widgets']);
  const Icon = kind === 'discount' ? IconPercentage : IconTag;
  return (
    <EmptyState
      icon={<Icon size={20} stroke={1.75} />}
      title={t(`${kind}.emptyTitle`)}
      text={onAdd ? t(`${kind}.emptyText`) : t('widgets:emptyReadOnly')}
      action={
        onAdd ? (
          <PlusButton variant="filled" onClick={onAdd}>
            {t(`${kind}.add`)}
          </PlusButton>
        ) : null
      }
    />
  );
}
