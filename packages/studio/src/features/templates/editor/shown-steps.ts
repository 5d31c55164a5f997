import type { TemplateEditor } from './use-template-editor.ts';
import type { TemplateSettings } from './template-form.ts';

/** Undo and redo of a kind that shows one of several texts: they show the text that they change. */
export function shownSteps<Form extends TemplateSettings, Text>(
  { content, undo, redo }: Pick<TemplateEditor<Form>, 'content' | 'undo' | 'redo'>,
  shown: Text,
  changedTexts: (now: Form, before: Form) => readonly Text[],
  show: (text: Text) => void,
) {
  const showing = (step: () => void) => () => {
    const before = content.get();
    step();
    const changed = changedTexts(content.get(), before);
    const [first] = changed;
    if (first !== undefined && !changed.includes(shown)) show(first);
  };
  return { undo: showing(undo), redo: showing(redo) };
}
