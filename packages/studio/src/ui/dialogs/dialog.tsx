// Dialogs over the page: a title, a body, and a bar of buttons. With onSubmit the dialog is a form that Enter submits.
import { Drawer, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** While the dialog works it does not close. */
  readonly isBusy?: boolean;
  /** Closes by the buttons of its footer alone: no cross, no Escape, no click beside it. */
  readonly isHeld?: boolean;
  /** What lies beneath keeps its colours: it shows what is changed here. */
  readonly hasClearView?: boolean;
  readonly children: ReactNode;
}

/** The first field should carry `data-autofocus`; else the close button gets the focus. */
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
    // Mantine's header would count as a second banner of the page.
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
            // A dialog inside a form's tree must not submit that form as well.
            event.stopPropagation();
            onSubmit(event);
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
 * Returns the focus to the element that had it when an open dialog is removed from the page. The widget library does so
 * only for a dialog that is closed and remains mounted.
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
