import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/dialog.tsx';
import { IconButton } from '../../icon-button.tsx';
import classes from './editor-frame.module.css';
import blocks from '../../layout/blocks.module.css';

interface SidePanelProps {
  readonly title: string;
  /** Wide enough for a code editor. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Whether there is room for another pane; otherwise a panel overlays the others. */
export function useHasRoom(): boolean {
  return useMediaQuery('(min-width: 1200px)', window.matchMedia('(min-width: 1200px)').matches, {
    getInitialValueInEffect: false,
  });
}

/** A panel on the right of an editor: a separate pane if there is room, otherwise a drawer. */
export function SidePanel({ title, isWide = false, onClose, children }: SidePanelProps) {
  const { t } = useTranslation('widgets');
  if (!useHasRoom()) {
    return (
      <Dialog opened size="side-panel" title={title} onClose={onClose}>
        <div className={classes['drawer']}>{children}</div>
      </Dialog>
    );
  }
  return (
    <aside className={classes['panel']} data-wide={isWide || undefined} aria-label={title}>
      <div className={classes['paneHead']}>
        <h2>{title}</h2>
        <IconButton label={t('close')} icon={<IconX size={16} stroke={1.75} />} onClick={onClose} />
      </div>
      <div className={blocks['panelBody']}>{children}</div>
    </aside>
  );
}
