// Names for what the library leaves without one in its dialogs, for those who hear them.
import type { Editor } from 'hugerte';

export function nameDialogFields(editor: Editor): void {
  editor.on('OpenWindow', () => {
    for (const dialog of document.querySelectorAll('.tox-dialog')) {
      const title = dialog.querySelector('.tox-dialog__title')?.textContent ?? '';
      for (const field of dialog.querySelectorAll('textarea:not([id])')) field.setAttribute('aria-label', title);
      for (const choice of dialog.querySelectorAll('.tox-listbox[aria-label]')) nameChoice(choice);
    }
  });
}

/** By its label and by what is chosen, which is what it shows. */
function nameChoice(choice: Element): void {
  const label = choice.closest('.tox-form__group')?.querySelector('.tox-label');
  const chosen = choice.querySelector('.tox-listbox__select-label');
  if (!label || !chosen) return;
  label.id ||= crypto.randomUUID();
  chosen.id ||= crypto.randomUUID();
  choice.removeAttribute('aria-label');
  choice.setAttribute('aria-labelledby', `${label.id} ${chosen.id}`);
}
