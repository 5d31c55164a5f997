import { Button } from '@mantine/core';
import type { ThemePart } from '@coverwright/app-runtime/theme-variables';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { withNewEntry, type EditedTheme } from './theme-form.ts';

interface AddEntryProps {
  readonly part: ThemePart;
  readonly form: EditedTheme;
  readonly onChange: (form: EditedTheme) => void;
}

export function AddEntry({ part, form, onChange }: AddEntryProps) {
  const { t } = useTranslation('theme');
  return (
    <div>
      <Button
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        onClick={() => onChange(withNewEntry(form, part))}
      >
        {t(`add.${part}`)}
      </Button>
    </div>
  );
}
