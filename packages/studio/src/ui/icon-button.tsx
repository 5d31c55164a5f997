import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip/tooltip.tsx';

interface IconButtonProps {
  /** The label for screen readers and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** 24 in rows, 28 elsewhere, 32 in toolbars. */
  readonly size?: 24 | 28 | 32;
  readonly isDisabled?: boolean;
  /** Stays in the tab order while disabled, for users who step back and forth. The action must then do nothing. */
  readonly keepsFocus?: boolean;
  readonly isOutlined?: boolean;
  /** For a toggle button. */
  readonly isPressed?: boolean;
}

export function IconButton({
  label,
  icon,
  onClick,
  size = 28,
  isDisabled = false,
  keepsFocus = false,
  isOutlined = false,
  isPressed,
}: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        size={size}
        variant={isOutlined ? 'default' : isPressed === true ? 'light' : 'subtle'}
        aria-pressed={isPressed}
        onClick={onClick}
        disabled={isDisabled && !keepsFocus}
        {...(isDisabled && keepsFocus && { 'data-disabled': true, 'aria-disabled': true })}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
