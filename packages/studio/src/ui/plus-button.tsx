import { Button, type ButtonProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';

interface PlusButtonProps extends Pick<ButtonProps, 'children' | 'disabled'> {
  /** Filled if creating is the main action of the page. */
  readonly variant: 'filled' | 'default';
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

/** Opens the dialog that adds an item to a list. */
export function PlusButton(props: PlusButtonProps) {
  return <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} {...props} />;
}
