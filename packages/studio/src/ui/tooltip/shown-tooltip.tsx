import { Tooltip } from '@mantine/core';

export interface ShownTooltipProps {
  readonly target: HTMLElement;
  /** The id of the text, which describes the target. */
  readonly id: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly isOpen: boolean;
}

export function ShownTooltip({ target, id, label, className, isOpen }: ShownTooltipProps) {
  return (
    <Tooltip
      target={target}
      opened={isOpen}
      label={<span id={id}>{label}</span>}
      {...(className !== undefined && { classNames: { tooltip: className } })}
    />
  );
}
