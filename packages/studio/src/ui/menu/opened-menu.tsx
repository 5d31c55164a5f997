import { Menu, type MenuProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { cloneElement, type ReactElement, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ClosedControl } from '../parts/opened-part.tsx';
import { TooltipOf } from '../tooltip/tooltip.tsx';

export interface MenuEntry {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly lang?: string;
  /** For menus that select one of several options: the selected one has a check mark. */
  readonly isChosen?: boolean;
  readonly isDanger?: boolean;
  /** Shows a divider between it and the entries above. */
  readonly isApart?: boolean;
  /** The link target; if omitted, `onClick` is called. */
  readonly to?: string;
  readonly onClick?: () => void;
}

export interface OpenedMenuProps {
  readonly button: ReactElement<Partial<ClosedControl> & { ref?: Ref<HTMLButtonElement> }>;
  readonly tooltip?: string;
  readonly entries: readonly MenuEntry[];
  /** Where the menu is rendered and how it is positioned. */
  readonly menu?: Pick<MenuProps, 'withinPortal' | 'portalProps' | 'floatingStrategy'>;
}

/** Opens on its first render, replacing a plain button that had the focus. */
export function OpenedMenu({ button, tooltip, entries, menu }: OpenedMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(setTarget, button.props.ref);
  useLayoutEffect(() => {
    if (target === null) return;
    target.focus({ preventScroll: true });
    setIsOpen(true);
  }, [target]);
  const change = (isNowOpen: boolean): void => {
    setIsOpen(isNowOpen);
    if (!isNowOpen && hasFocus(dropdown.current)) target?.focus({ preventScroll: true });
  };
  // Mantine would return the focus even from where an entry has moved it.
  return (
    <Menu opened={isOpen} onChange={change} returnFocus={false} {...menu}>
      <Menu.Target>{cloneElement(button, { ref })}</Menu.Target>
      {tooltip === undefined ? null : <TooltipOf target={target} label={tooltip} />}
      <Menu.Dropdown ref={dropdown}>
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** An entry may be removed from the page by what it does. */
function hasFocus(dropdown: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || dropdown?.contains(activeElement) === true;
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { label, icon, lang, isChosen, isDanger = false, isApart = false, to, onClick } = entry;
  const item = {
    lang,
    'aria-current': isChosen,
    leftSection: icon,
    rightSection: isChosen === true ? <IconCheck size={14} stroke={1.75} /> : null,
    ...(isDanger && { color: 'danger' }),
    ...(onClick !== undefined && { onClick }),
  };
  return (
    <>
      {isApart ? <Menu.Divider /> : null}
      {to === undefined ? (
        <Menu.Item {...item}>{label}</Menu.Item>
      ) : (
        <Menu.Item {...item} component={Link} to={to}>
          {label}
        </Menu.Item>
      )}
    </>
  );
}
