/** Checks a file and adopts it as the function's workbook, which takes seconds and can be cancelled. */
import { useRef, useState } from 'react';
import { ApiError, type Problem } from '../../../../../api/api-error.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import type { FunctionForm } from '../function-form.ts';
import type { FunctionStore } from '../function.api.ts';

export type FileCheck = ReturnType<typeof useFileCheck>;

const problemPath = 'input.fileKey';

export function useFileCheck(editor: TemplateEditor<FunctionForm>, { selectFile }: Pick<FunctionStore, 'selectFile'>) {
  const [checkedKey, setCheckedKey] = useState<string>();
  const [refused, setRefused] = useState<{ readonly fileKey: string; readonly problem: Problem }>();
  const running = useRef<AbortController>(undefined);
  const check = (fileKey: string) =>
    editor.saveApart(async (id, revision) => {
      const controller = new AbortController();
      running.current = controller;
      setCheckedKey(fileKey);
      setRefused(undefined);
      try {
        return await selectFile(fileKey, controller.signal)(id, revision);
      } catch (error) {
        const problem = error instanceof ApiError ? error.problems.find(({ path }) => path === problemPath) : undefined;
        if (problem) setRefused({ fileKey, problem });
        throw error;
      } finally {
        setCheckedKey(undefined);
      }
    });
  return {
    /** The key of the file being checked. */
    checkedKey,
    /** The most recently chosen file, if it cannot be used. */
    refused,
    check,
    cancel: () => running.current?.abort(),
    clear: () => setRefused(undefined),
  };
}

/**
 * Handles a picked file: if the function already has a workbook, the two are compared before the new one takes
 * effect.
 * @param hasCalls whether there are saved calls, which are also used to test the same file with new content
 */
export function useFileChoice(check: FileCheck, fileKey: string | undefined, hasCalls: boolean) {
  const [compared, setCompared] = useState<string>();
  return {
    /** The file that is being compared with the function's workbook. */
    compared,
    choose: (chosenKey: string) => {
      // The previous content of a replaced file is not stored.
      const hasSomething = fileKey !== undefined && (chosenKey !== fileKey || hasCalls);
      if (hasSomething) setCompared(chosenKey);
      else check.check(chosenKey);
    },
    use: () => {
      setCompared(undefined);
      if (compared !== undefined) check.check(compared);
    },
    keepPresent: () => setCompared(undefined),
  };
}
