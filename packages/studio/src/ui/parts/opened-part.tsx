/**
 * A control whose popup is loaded when somebody is about to open it: what positions menus and lists weighs more than most
 * pages. Until it is first opened there is a plain control that looks and reads the same; the real one takes its position
 * with the click that opens it, and its focus.
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

/** @param renderClosed the control, with these attributes */
export function openedPart<Props extends object>(
  popup: ClosedControl['aria-haspopup'],
  load: () => Promise<ComponentType<Props & OpenedBy>>,
  renderClosed: (props: Props, control: ClosedControl) => ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props & OpenedBy> | undefined;
  const loadStyled = withControls(load);
  // Whether it comes is of no interest until the control is opened.
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
      // In the same turn once it is loaded.
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

/** For controls that do not turn these keys into a click, as buttons do. */
export function openByKey({ onClick }: ClosedControl): (event: KeyboardEvent) => void {
  return (event) => {
    if (!openingKeys.has(event.key)) return;
    event.preventDefault();
    onClick(event);
  };
}
