/** Checks the Liquid of the inputs, even while the preview is closed. */
import { useMemo } from 'react';
import { isPassingFailure } from '../../../../../api/passing-failure.ts';
import type { TemplateEditor } from '../../../editor/use-template-editor.ts';
import { useLiveRender } from '../../../preview/use-live-render.ts';
import type { FunctionForm } from '../function-form.ts';
import type { FunctionStore } from '../function.api.ts';

/** @param isPreviewed if set, the saved function is called, which reports problems in its Liquid */
export function useLiquidCheck(
  { form: { inputs }, isDirty, problems }: TemplateEditor<FunctionForm>,
  { checkLiquid }: Pick<FunctionStore, 'checkLiquid'>,
  isPreviewed: boolean,
): void {
  const isOff = isPreviewed && !isDirty;
  const check = useMemo(
    () => (isOff ? undefined : async (signal: AbortSignal) => checkLiquid(inputs, signal)),
    [isOff, inputs, checkLiquid],
  );
  useLiveRender(check, (error, found) => {
    // Without an answer, the Liquid's validity is unknown.
    if (isPassingFailure(error)) return;
    if (error !== undefined) problems.reportedBy('check')(error);
    else problems.tell('check', found ?? []);
  });
}
