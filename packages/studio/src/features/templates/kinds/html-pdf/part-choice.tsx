import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../ui/forms/segments.tsx';
import type { ConsoleEntry } from '../../console/console-entries.ts';
import { textFields } from './preview/printed-problems.ts';
import { parts, type Part } from './use-html-pdf-texts.ts';

interface PartChoiceProps {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  /** Parts with an error are marked. */
  readonly entries: readonly ConsoleEntry[];
}

/** Selects one of the three texts of a page. */
export function PartChoice({ part, onPart, entries }: PartChoiceProps) {
  const { t } = useTranslation('htmlPdf');
  const hasError = (one: Part) =>
    entries.some(({ level, position }) => level === 'error' && position?.field === textFields[one]);
  return (
    <Segments
      label={t('part.choose')}
      choices={parts.map((one) => ({
        value: one,
        label: t(`part.${one}`),
        mark: hasError(one) ? t('part.hasErrors') : undefined,
      }))}
      value={part}
      onChange={onPart}
    />
  );
}
