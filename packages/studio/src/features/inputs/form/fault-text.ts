/** What is wrong with each input, in words, by its position. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { describeSentence } from '../../../ui/problems/problem-text.ts';
import type { InputFault } from './declaration.ts';

export interface RowFault {
  /** The field of the input, such as minimum or choices. */
  readonly field: string;
  readonly text: string;
  /** What the field can be instead. */
  readonly correction?: string;
}

export type RowFaults = ReadonlyMap<string, readonly RowFault[]>;

export function useFaultText(): (fault: InputFault) => string {
  const { t } = useTranslation('inputs');
  return useCallback(
    (fault) => {
      if ('withoutSpaces' in fault) return t('fault.spaces', { path: fault.withoutSpaces });
      return 'typed' in fault ? t(`fault.${fault.typed}`) : describeSentence(fault.sentence);
    },
    [t],
  );
}

export function useRowFaults(faults: readonly InputFault[]): RowFaults {
  const textOf = useFaultText();
  return useMemo(() => {
    const placed = faults.map((fault) => ({
      ...placeOf(fault.path),
      text: textOf(fault),
      ...('withoutSpaces' in fault && { correction: fault.withoutSpaces }),
    }));
    return Map.groupBy(placed, ({ position }) => position);
  }, [faults, textOf]);
}

/** Splits a position such as 3.items.1.choices.0.value into that of the input and the field. */
export function placeOf(path: string): { readonly position: string; readonly field: string } {
  const position = /^\d+(?:\.items\.\d+)*/.exec(path)?.[0] ?? '';
  return { position, field: path.slice(position.length + 1).split('.')[0] ?? '' };
}
