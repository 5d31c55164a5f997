import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { UsedItems } from './item-uses.api.ts';
import { UsedBy } from './used-by.tsx';

export interface UsesDialogProps {
  readonly used: UsedItems;
  /** Of the used item. */
  readonly name: string;
  readonly onClose: () => void;
}

export function UsesDialog({ used, name, onClose }: UsesDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={name} size="small">
      <UsedBy used={used} level={3} />
    </Dialog>
  );
}
