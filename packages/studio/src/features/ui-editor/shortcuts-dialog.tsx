/** The editor's keyboard shortcuts. */
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './shortcuts-dialog.module.css';

const shortcuts = [
  ['Ctrl+S', 'save'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+Shift+Z, Ctrl+Y', 'redo'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'clipboard'],
  ['Ctrl+D', 'duplicate'],
  ['F2', 'rename'],
  ['Ctrl+G', 'wrap'],
  ['Ctrl+Shift+G', 'unwrap'],
  ['Delete', 'delete'],
  ['Alt+↑, Alt+↓', 'move'],
  ['Alt+→', 'moveIn'],
  ['Alt+←', 'moveOut'],
  ['↑ ↓ ← →', 'walk'],
  ['Shift+↑, Shift+↓', 'extend'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['Alt', 'measure'],
  ['Shift', 'allSides'],
  ['Ctrl+F', 'find'],
  ['?', 'help'],
] as const;

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('uiEditor');
  return (
    <Dialog opened size="large" title={t('shortcuts.title')} onClose={onClose}>
      <dl className={classes['shortcuts']}>
        {shortcuts.map(([keys, name]) => (
          <div key={name}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(`shortcuts.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
