import { Button, Loader } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import classes from './editor-frame.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  /** Whether what it opens is open. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  /** What it ends is under way. */
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

/** A tool in the head of an editor: an icon and a word, in a narrow window the icon alone. */
export function ToolButton({
  label,
  Icon: ToolIcon,
  isOn,
  isDisabled = false,
  isBusy = false,
  onClick,
}: ToolButtonProps) {
  return (
    <Tooltip label={label} className={classes['toolTip']}>
      <Button
        className={classes['tool'] ?? ''}
        variant={isOn === true ? 'light' : 'subtle'}
        size="xs"
        aria-label={label}
        aria-pressed={isOn}
        disabled={isDisabled}
        leftSection={isBusy ? <Loader size={14} /> : <ToolIcon size={16} stroke={1.75} aria-hidden />}
        onClick={onClick}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
