/** Reads a chosen DMN model: its only table, or the one that the user chooses. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import type { DmnFiles, ImportedDecision } from '../../logic-editor/views/logic-words.ts';
import { describeProblem } from '../../problems/problem-text.ts';
import { readTextFile } from '../../read-text-file.ts';
import { showFailure, showToast } from '../../toasts/toasts.ts';
import { useBusy } from '../../use-busy.ts';
import { decisionNames } from './decision-names.ts';
import type { RefusedFile } from './problem-list-dialog.tsx';

interface OpenModel {
  readonly fileName: string;
  readonly xml: string;
}

/** The server accepts as many characters, of which none is shorter than a byte. */
const maxSizeBytes = 4_000_000;

export function useDmnImport(dmn: DmnFiles, onTable: (table: ImportedDecision) => void) {
  const { t } = useTranslation('logic', { keyPrefix: 'decisions.dmn' });
  const { isBusy, run } = useBusy();
  const [refused, setRefused] = useState<RefusedFile>();
  const [choice, setChoice] = useState<OpenModel & { readonly names: readonly string[] }>();
  const isShown = useIsShown();
  const read = async (model: OpenModel, decision?: string): Promise<void> => {
    try {
      const table = await dmn.read(model.xml, decision);
      if (!isShown()) return;
      onTable(table);
      showToast('success', { title: t('imported'), line: t('importedLine', { file: model.fileName }) });
    } catch (error) {
      if (!isShown()) return;
      if (isChoice(error)) setChoice({ ...model, names: decisionNames(model.xml) });
      else if (error instanceof ApiError && error.status === 'problems') {
        const problems = error.problems.map((problem) => describeProblem(problem));
        setRefused({ title: t('importFailed'), text: t('importRefused', { file: model.fileName }), problems });
      } else showFailure(t('importFailed'), error);
    }
  };
  const openFile = async (file: File): Promise<void> => {
    if (file.size > maxSizeBytes) {
      showToast('error', { title: t('importFailed'), line: t('tooLarge', { file: file.name }) });
      return;
    }
    try {
      const xml = await readTextFile(file);
      await read({ fileName: file.name, xml });
    } catch (error) {
      showFailure(t('importFailed'), error);
    }
  };
  return {
    isBusy,
    refused,
    names: choice?.names,
    open: (file: File) => run(async () => openFile(file)),
    choose: (name: string) => {
      setChoice(undefined);
      if (choice !== undefined) run(async () => read(choice, name));
    },
    close: () => {
      setChoice(undefined);
      setRefused(undefined);
    },
  };
}

function isChoice(error: unknown): boolean {
  return (
    error instanceof ApiError && error.problems.some(({ code, path }) => code === 'REQUIRED' && path === 'decision')
  );
}

/** A table that arrives when another one is shown would replace the wrong one. */
function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
