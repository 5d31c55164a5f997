import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TemplateSettings } from '../editor/template-form.ts';
import type { TemplateEditor } from '../editor/use-template-editor.ts';
import type { TornText } from './balance-question.tsx';
import type { HtmlTextHandle } from './html-text-pane.tsx';

/** Saving that first takes over what was typed last, and asks where that has torn the Liquid apart. */
export function useBalancedSave<Form extends TemplateSettings>(
  editor: TemplateEditor<Form>,
  pane: { readonly current: Pick<HtmlTextHandle, 'settle'> | null },
  findTorn: (form: Form, saved: Form) => readonly TornText[],
) {
  const [torn, setTorn] = useState<readonly TornText[]>();
  const latest = useRef(editor);
  useLayoutEffect(() => {
    latest.current = editor;
  });
  const close = () => setTorn(undefined);
  return {
    torn,
    close,
    save: () => {
      flushSync(() => pane.current?.settle());
      const { form, savedForm, save } = latest.current;
      const found = findTorn(form, savedForm);
      if (found.length > 0) setTorn(found);
      else save();
    },
    saveTorn: () => {
      close();
      editor.save();
    },
  };
}
