/** Opens the list of what uses the component: the editor has no room for it. */
import { Button } from '@mantine/core';
import { IconAffiliate } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyUsesDialog } from '../../item-uses/lazy-uses-dialog.tsx';

interface ComponentUsesProps {
  readonly id: string;
  readonly name: string;
}

export function ComponentUses({ id, name }: ComponentUsesProps) {
  const { t } = useTranslation('components');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconAffiliate size={14} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('editor.usedBy')}
      </Button>
      {isOpen ? (
        <LazyUsesDialog used={{ kind: 'component', itemIds: [id] }} name={name} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
