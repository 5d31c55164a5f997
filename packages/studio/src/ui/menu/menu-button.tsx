/** A button that opens a menu, which is loaded on first use. */
import { cloneElement } from 'react';
import { openedPart } from '../parts/opened-part.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { OpenedMenuProps } from './opened-menu.tsx';

export type { MenuEntry } from './opened-menu.tsx';

export const MenuButton = openedPart<OpenedMenuProps>(
  'menu',
  async () => (await import('./opened-menu.tsx')).OpenedMenu,
  ({ button, tooltip }, control) => {
    const closed = cloneElement(button, control);
    return tooltip === undefined ? closed : <Tooltip label={tooltip}>{closed}</Tooltip>;
  },
);
