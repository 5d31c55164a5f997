/** Extracts the selected element into a new component of the tenant, and replaces it with that component. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyComponentCreateDialog } from '../../components/create/lazy-component-create-dialog.tsx';
import type { NodeCommands } from '../work/node-commands.ts';
import type { WorkStore } from '../work/work-store.ts';
import { toConverted } from './converted-component.ts';

interface ConvertDialogProps {
  readonly store: WorkStore;
  readonly commands: NodeCommands;
  readonly onClose: () => void;
}

export function ConvertDialog({ store, commands, onClose }: ConvertDialogProps) {
  const { t } = useTranslation('uiEditor');
  const [id] = useState(() => store.get().work.selection.at(-1));
  const convert = (name: string) => toConverted(store.get().work, id ?? '', name);
  return (
    <LazyComponentCreateDialog
      title={t('node.convertTitle')}
      toSource={(name) => convert(name).source}
      onCreated={(componentId, name) => {
        const { tag } = convert(name);
        store.select(id === undefined ? [] : [id]);
        commands.replace({ template: tag, componentId });
      }}
      onClose={onClose}
    />
  );
}
