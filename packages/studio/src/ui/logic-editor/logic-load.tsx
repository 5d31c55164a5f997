/** Shown instead of the editor until there is a logic to edit. */
import { IconCodeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnopenedEditor } from '../editor/frame/unopened-editor.tsx';
import { EmptyState } from '../states/empty-state.tsx';
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

export function LogicLoad({ notFoundText, notFoundAction, ...page }: LogicLoadProps) {
  const { t } = useTranslation('logic');
  return (
    <UnopenedEditor
      {...page}
      notFound={
        <EmptyState
          icon={<IconCodeOff size={20} stroke={1.75} />}
          title={t('noLogic')}
          text={notFoundText}
          action={notFoundAction}
        />
      }
    />
  );
}
