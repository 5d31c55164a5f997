/** The editor while no component is open: the same header, with instructions instead of the panes. */
import { IconComponents } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import screen from '../../ui/layout/screen.module.css';
import classes from './editor-screen.module.css';
import type { EditorSurroundings } from './header/editor-surroundings.ts';
import { UiEditorHeader } from './header/ui-editor-header.tsx';

interface EmptyScreenProps {
  readonly surroundings: EditorSurroundings;
  /** Replaces the prompt to select a component. */
  readonly children?: ReactNode;
}

export function EmptyScreen({ surroundings, children }: EmptyScreenProps) {
  const { t } = useTranslation('uiEditor');
  return (
    <div className={screen['screen']}>
      <UiEditorHeader surroundings={surroundings} />
      <main className={classes['empty']}>
        {children ?? (
          <div>
            <p className={classes['choose']}>
              <IconComponents size={20} stroke={1.75} aria-hidden />
              {t('choose')}
            </p>
            <PageList surroundings={surroundings} />
          </div>
        )}
      </main>
    </div>
  );
}

/** Most work starts from a page that visitors see, identified by its path. */
function PageList({ surroundings: { pages, components, open } }: Pick<EmptyScreenProps, 'surroundings'>) {
  const { t } = useTranslation('uiEditor');
  const shown = pages.pages.flatMap(({ key, path, component }) => {
    const id = components.find(({ name }) => name === component)?.id;
    return id === undefined ? [] : [{ key, path, component, id }];
  });
  return shown.length === 0 ? null : (
    <ul className={classes['pages']} aria-label={t('pages')}>
      {shown.map(({ key, path, component, id }) => (
        <li key={key}>
          <button type="button" onClick={() => open(id)}>
            <span>{component}</span>
            <code>{path}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
