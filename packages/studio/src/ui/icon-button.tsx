import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface IconButtonProps {
  /** Name for readers and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** 24 in rows, 28 elsewhere, 32 in toolbars. */
  readonly size?: 24 | 28 | 32;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
  /** For toggles: whether it is on. */
  readonly isOn?: boolean;
  readonly isOutlined?: boolean;
}

export function IconButton({
  label,
  icon,
  onClick,
  size = 28,
  isDisabled = false,
  isBusy = false,
  isOn,
  isOutlined = false,
}: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={isOn}
        size={size}
        variant={isOutlined ? 'default' : isOn === true ? 'light' : 'subtle'}
        onClick={onClick}
        disabled={isDisabled}
        loading={isBusy}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
