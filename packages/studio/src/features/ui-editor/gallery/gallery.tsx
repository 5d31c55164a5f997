/** The gallery of elements at the bottom: drag one to a position, or click to insert it after the selection. */
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/forms/segments.tsx';
import { startDrag } from '../drag/node-drag.ts';
import { ElementIcon } from '../tree/element-icon.tsx';
import { useNodeName } from '../tree/use-node-name.ts';
import { defaultPlace, type NodeCommands } from '../work/node-commands.ts';
import { nodeWords } from '../work/node-words.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import { findGalleryItems, galleryCategories, type GalleryItem, type GalleryCategory } from './gallery-items.ts';
import classes from './gallery.module.css';

interface GalleryProps {
  readonly store: WorkStore;
  readonly commands: NodeCommands;
  readonly items: readonly GalleryItem[];
  /** Whether the next element replaces the selected node. */
  readonly isReplacing: boolean;
  readonly onReplaced: () => void;
  /** Refers to the search field. */
  readonly ref?: Ref<HTMLInputElement>;
}

export function Gallery({ store, commands, items, isReplacing, onReplaced, ref }: GalleryProps) {
  const { t } = useTranslation('uiEditor');
  const nameOf = useNodeName();
  const [category, setCategory] = useState<GalleryCategory>('layout');
  const [text, setText] = useState('');
  const named = useMemo(() => items.map((item) => ({ ...item, shownName: nameOf(item) })), [items, nameOf]);
  const found = findGalleryItems(named, category, text);
  const choose = (item: GalleryItem): void => {
    const isDone = isReplacing ? commands.replace(item.insertion) : commands.insert(item.insertion);
    if (isDone && isReplacing) onReplaced();
  };
  return (
    <section
      className={classes['gallery']}
      aria-label={t('gallery.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isReplacing) onReplaced();
      }}
    >
      <div className={classes['bar']}>
        <Segments
          label={t('gallery.category')}
          choices={galleryCategories.map((value) => ({ value, label: t(`gallery.${value}`) }))}
          value={category}
          onChange={(value) => {
            setCategory(value);
            setText('');
          }}
        />
        <TextInput
          ref={ref}
          className={classes['search']}
          size="xs"
          type="search"
          aria-label={t('gallery.search')}
          placeholder={t('gallery.search')}
          leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={classes['hint']}>
          <Hint store={store} isReplacing={isReplacing} />
        </p>
        {isReplacing ? (
          <Button size="xs" variant="subtle" onClick={onReplaced}>
            {t('gallery.keep')}
          </Button>
        ) : null}
      </div>
      <ul className={classes['chips']}>
        {found.items.map((item) => (
          <li key={item.key}>
            <button
              type="button"
              className={classes['chip']}
              onClick={() => choose(item)}
              onPointerDown={(event) =>
                startDrag(event.nativeEvent, () => ({
                  kind: 'element',
                  insertion: item.insertion,
                  label: item.shownName,
                }))
              }
            >
              <ElementIcon element={item.element ?? 'component'} />
              {item.shownName}
            </button>
          </li>
        ))}
        {found.items.length === 0 ? <li className={classes['none']}>{t('gallery.none')}</li> : null}
        {found.hiddenCount > 0 ? (
          <li className={classes['none']}>{t('gallery.more', { count: found.hiddenCount })}</li>
        ) : null}
      </ul>
    </section>
  );
}

function Hint({ store, isReplacing }: Pick<GalleryProps, 'store' | 'isReplacing'>) {
  const { t } = useTranslation('uiEditor');
  const nameOf = useNodeName();
  const work = useWork(store, (state) => state.work);
  const id = work.selection.at(-1);
  if (id === undefined) return t('gallery.hint');
  const name = nameOf(nodeWords(work.document, id));
  if (isReplacing) return t('gallery.replace', { name });
  return t(defaultPlace(work).parent === id ? 'gallery.hintInside' : 'gallery.hintAfter', { name });
}
