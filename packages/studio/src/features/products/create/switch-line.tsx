import { Switch } from '@mantine/core';
import classes from './switch-line.module.css';

interface SwitchLineProps {
  readonly label: string;
  readonly description: string;
  readonly isOn: boolean;
  readonly error?: string | undefined;
  readonly onSwitch: (isOn: boolean) => void;
}

/** A switch at the end of its label's line, above the fields that it shows. */
export function SwitchLine({ isOn, onSwitch, ...texts }: SwitchLineProps) {
  return (
    <Switch
      classNames={{
        root: classes['line'] ?? '',
        body: classes['body'] ?? '',
        label: classes['label'] ?? '',
      }}
      labelPosition="left"
      checked={isOn}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
      {...texts}
    />
  );
}
