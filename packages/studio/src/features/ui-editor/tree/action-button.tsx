import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface ActionButtonProps extends Omit<ActionIconProps & ComponentPropsWithRef<'button'>, 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
}

/** A square button that opens a menu. It passes on the props that the menu adds. */
export function ActionButton({ label, icon, isDisabled = false, ...rest }: ActionButtonProps) {
  return (
    <ActionIcon size={32} variant="default" aria-label={label} disabled={isDisabled} {...rest}>
      {icon}
    </ActionIcon>
  );
}
