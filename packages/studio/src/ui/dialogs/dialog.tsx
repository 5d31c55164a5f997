// Dialogs over the page: a title, a body, and a footer with buttons. With onSubmit, the dialog is a form that Enter
// submits.
import { Drawer, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseIncomplete } from '../forms/incomplete-input.ts';
import { useEscape } from './use-escape.ts';
import footerClasses from './dialog-footer.module.css';
import classes from './dialog.module.css';

export type DialogSize = 'default' | 'large' | 'small' | 'smallest' | 'side-panel';

const widths: Record<DialogSize, number> = { default: 600, large: 880, small: 512, smallest: 400, 'side-panel': 480 };

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly size?: DialogSize;
  readonly footer?: ReactNode;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** The dialog cannot be closed while it is busy. */
  readonly isBusy?: boolean;
  /**
   * Can be closed only with the buttons in its footer: there is no close icon, and Escape and clicks outside are
   * ignored.
   */
  readonly isHeld?: boolean;
  /** The page behind is not dimmed, because it previews the changes. */
  readonly hasClearView?: boolean;
  readonly children: ReactNode;
}

/** The first field should carry `data-autofocus`; otherwise the close button gets the focus. */
export function Dialog({
  opened,
  onClose,
  title,
  size = 'default',
  footer,
  onSubmit,
  isBusy = false,
  isHeld = false,
  hasClearView = false,
  children,
}: DialogProps) {
  const { t } = useTranslation('widgets');
  useFocusReturn(opened);
  const handleClose = (): void => {
    if (!isBusy && !isHeld) onClose();
  };
  useEscape(opened, handleClose);
  const content = (
    <>
      <div className={classes['dialogBody']}>{children}</div>
      {footer === undefined ? null : <div className={footerClasses['footer']}>{footer}</div>}
    </>
  );
  const isDrawer = size === 'side-panel';
  const { content: frame, header, title: heading, close, body } = classes;
  const props = {
    opened,
    classNames: { root: classes[isDrawer ? 'drawer' : 'modal'], content: frame, header, title: heading, close, body },
    onClose: handleClose,
    closeOnEscape: false,
    withCloseButton: !isHeld,
    title,
    size: widths[size],
    closeButtonProps: { 'aria-label': t('close') },
    // Mantine's header would count as a second banner landmark of the page.
    attributes: { header: { role: 'none' } },
    overlayProps: { color: 'var(--cw-overlay)', backgroundOpacity: hasClearView ? 0 : 1 },
    children:
      onSubmit === undefined ? (
        content
      ) : (
        <form
          className={classes['dialogForm']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // React events bubble through portals: a dialog rendered inside a form must not submit that form, too.
            event.stopPropagation();
            if (!refuseIncomplete(event.currentTarget)) onSubmit(event);
          }}
        >
          {content}
        </form>
      ),
  };
  return isDrawer ? (
    <Drawer {...props} position="right" />
  ) : (
    <Modal {...props} yOffset={size === 'small' || size === 'smallest' ? 'min(168px, 18vh)' : 64} />
  );
}

/**
 * Returns the focus to the element that had it when an open dialog is unmounted. Mantine does so only for a dialog
 * that is closed while it remains mounted.
 */
function useFocusReturn(isOpened: boolean): void {
  const [opener] = useState(() => (isOpened ? document.activeElement : null));
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
