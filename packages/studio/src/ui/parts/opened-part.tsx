/**
 * A control whose popup is loaded when the user is about to open it: the code that positions menus and lists is
 * larger than most pages. Until it is first opened, a plain control with the same look and accessible name is shown;
 * the real one replaces it, including its focus, with the click that opens it.
 */
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { loadPart, MissingPart } from './load-part.ts';
import { withControls } from './with-controls.ts';

export interface ClosedControl {
  readonly 'aria-haspopup': 'menu' | 'dialog' | 'listbox';
  readonly 'aria-expanded': false;
  readonly onClick: (event: MouseEvent | KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export interface OpenedBy {
  /** Whether it was opened by a key other than those that click. */
  readonly isOpenedByKey: boolean;
}

/** @param renderClosed renders the control with these attributes */
export function openedPart<Props extends object>(
  popup: ClosedControl['aria-haspopup'],
  load: () => Promise<ComponentType<Props & OpenedBy>>,
  renderClosed: (props: Props, control: ClosedControl) => ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props & OpenedBy> | undefined;
  const loadStyled = withControls(load);
  // A failure matters only when the control is opened.
  const preload = (): void => void Promise.allSettled([loadStyled()]);
  return function OpenedPart(props) {
    const [openedBy, setOpenedBy] = useState<OpenedBy>();
    const open = async (by: OpenedBy): Promise<void> => {
      try {
        loaded ??= await loadPart(loadStyled);
        setOpenedBy(by);
      } catch (error) {
        if (!(error instanceof MissingPart)) throw error;
      }
    };
    const handleClick = ({ type }: MouseEvent | KeyboardEvent): void => {
      const by = { isOpenedByKey: type === 'keydown' };
      // Synchronously once it is loaded.
      if (loaded === undefined) void open(by);
      else setOpenedBy(by);
    };
    const Part = loaded;
    if (openedBy !== undefined && Part !== undefined) return <Part {...props} {...openedBy} />;
    return renderClosed(props, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      onClick: handleClick,
      onPointerEnter: preload,
      onFocus: preload,
    });
  };
}

const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/** For controls that, unlike buttons, do not turn these keys into a click. */
export function openByKey({ onClick }: ClosedControl): (event: KeyboardEvent) => void {
  return (event) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    onClick(event);
  };
}
