import { Button, Loader } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Tooltip } from '../../tooltip/tooltip.tsx';
import classes from './editor-frame.module.css';

interface ToolButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  /** Whether its panel is open. */
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  /** Whether the action that it cancels is in progress. */
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

/** A tool in the header of an editor: an icon with a label, or only the icon in a narrow window. */
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
