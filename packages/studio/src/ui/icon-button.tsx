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
  readonly isOutlined?: boolean;
}

export function IconButton({
  label,
  icon,
  onClick,
  size = 28,
  isDisabled = false,
  isOutlined = false,
}: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        size={size}
        variant={isOutlined ? 'default' : 'subtle'}
        onClick={onClick}
        disabled={isDisabled}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
