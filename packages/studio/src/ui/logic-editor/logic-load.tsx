/** Shown instead of the editor until there is a logic to edit. */
import { IconCodeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { LayoutHeader } from '../layout/layout-header.tsx';
import { Spinner } from '../states/spinner.tsx';
import type { LoadState } from '../../api/cache/use-loaded.ts';

interface LogicLoadProps {
  readonly state: LoadState<unknown>;
  readonly backTo: string;
  readonly title: string;
  readonly meta: ReactNode;
  readonly failedTitle: string;
  /** Where there is nothing to edit: why, and where to go. */
  readonly notFoundText: string;
  readonly notFoundAction: ReactNode;
  readonly onRetry: () => void;
}

export function LogicLoad(props: LogicLoadProps) {
  const { t } = useTranslation('logic');
  const { state, backTo, title, meta, failedTitle, notFoundText, notFoundAction, onRetry } = props;
  return (
    <>
      <LayoutHeader backTo={backTo} title={title} meta={meta} />
      <main>
        {state.status === 'loading' ? <Spinner /> : null}
        {state.status === 'failed' ? <ErrorState title={failedTitle} error={state.error} onRetry={onRetry} /> : null}
        {state.status === 'notFound' ? (
          <EmptyState
            icon={<IconCodeOff size={20} stroke={1.75} />}
            title={t('noLogic')}
            text={notFoundText}
            action={notFoundAction}
          />
        ) : null}
      </main>
    </>
  );
}
