import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TemplateSettings } from '../editor/template-form.ts';
import type { TemplateEditor } from '../editor/use-template-editor.ts';
import type { UnbalancedText } from './balance-question.tsx';
import type { HtmlTextHandle } from './html-text-pane.tsx';

/** Saves after applying pending input, and asks for confirmation if an edit has left the Liquid unbalanced. */
export function useBalancedSave<Form extends TemplateSettings>(
  editor: TemplateEditor<Form>,
  pane: { readonly current: Pick<HtmlTextHandle, 'settle'> | null },
  findUnbalanced: (form: Form, saved: Form) => readonly UnbalancedText[],
) {
  const [unbalanced, setUnbalanced] = useState<readonly UnbalancedText[]>();
  const latest = useRef(editor);
  useLayoutEffect(() => {
    latest.current = editor;
  });
  const close = () => setUnbalanced(undefined);
  return {
    unbalanced,
    close,
    save: () => {
      flushSync(() => pane.current?.settle());
      const { form, savedForm, save } = latest.current;
      const found = findUnbalanced(form, savedForm);
      if (found.length > 0) setUnbalanced(found);
      else save();
    },
    saveUnbalanced: () => {
      close();
      editor.save();
    },
  };
}
