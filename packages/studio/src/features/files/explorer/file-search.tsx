/** Searches a bucket by pattern while typing; choosing a result opens its folder and selects it. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pause } from '../../../api/pause.ts';
import { useRead } from '../../../api/cache/use-read.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import classes from './file-explorer.module.css';
import { folderOfKey } from '../file-name.ts';
import { useSearchFiles, type FoundFile } from '../files.api.ts';
import type { FolderLocation } from '../../../paths/files.ts';

const typingPauseMs = 500;
const shownCount = 50;

interface FileSearchProps {
  readonly bucketName: string;
  readonly onChoose: (location: FolderLocation, key: string) => void;
}

type Results =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'found'; readonly of: string; readonly files: readonly FoundFile[] }
  | { readonly kind: 'failed'; readonly text: string };

export function FileSearch({ bucketName, onChoose }: FileSearchProps) {
  const { t } = useTranslation('files');
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const results = useResults(bucketName, text);
  const files = results.kind === 'found' ? results.files.slice(0, shownCount) : [];
  const isShown = isOpen && text.trim() !== '';

  const handleType = (typed: string) => {
    setText(typed);
    setIsOpen(true);
    setActive(-1);
  };
  const handleChoose = (key: string) => {
    handleType('');
    onChoose({ bucketName, folder: folderOfKey(key) }, key);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = files[active];
    if (key === 'Escape' && text !== '') handleType('');
    else if (key === 'Enter' && isShown && chosen) handleChoose(chosen.key);
    else if (key === 'ArrowDown' && isShown) setActive(Math.min(active + 1, files.length - 1));
    else if (key === 'ArrowUp' && isShown) setActive(Math.max(active - 1, -1));
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes['search']}>
      <TextInput
        type="search"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={isShown && files.length > 0}
        aria-controls={isShown && files.length > 0 ? listId : undefined}
        aria-activedescendant={isShown && files[active] ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('search.label')}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => handleType(event.currentTarget.value)}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={handleKeyDown}
      />
      {isShown ? (
        // Keeps the focus in the field when a result is pressed.
        <div role="presentation" className={classes['found']} onMouseDown={(event) => event.preventDefault()}>
          {files.length === 0 ? null : (
            <div role="listbox" id={listId} aria-label={t('search.label')}>
              {files.map((file, index) => (
                <FoundOption
                  key={file.key}
                  id={`${listId}-${index}`}
                  file={file}
                  isActive={index === active}
                  onChoose={handleChoose}
                />
              ))}
            </div>
          )}
          <FoundNote results={results} />
        </div>
      ) : null}
    </div>
  );
}

interface FoundOptionProps {
  readonly id: string;
  readonly file: FoundFile;
  readonly isActive: boolean;
  readonly onChoose: (key: string) => void;
}

function FoundOption({ id, file: { key, fileName }, isActive, onChoose }: FoundOptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={option}
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => onChoose(key)}
    >
      <span className={classes['foundName']} dir="auto">
        {showHiddenCharacters(fileName)}
      </span>
      <span className={classes['foundKey']} dir="auto">
        {showHiddenCharacters(key)}
      </span>
    </button>
  );
}

function FoundNote({ results }: { readonly results: Results }) {
  const { t } = useTranslation('files');
  const text = (): string => {
    if (results.kind === 'none' || results.kind === 'running') return t('search.running');
    if (results.kind === 'failed') return `${t('search.failed')} ${results.text}`;
    const count = results.files.length;
    if (count === 0) return `${t('search.none', { text: results.of })} ${t('search.hint')}`;
    return count > shownCount ? t('search.more', { count: shownCount }) : t('search.found', { count });
  };
  return (
    <p className={classes['foundNote']} role="status">
      {text()}
    </p>
  );
}

function useResults(bucketName: string, text: string): Results {
  const searchFiles = useSearchFiles();
  const pattern = toKeyPattern(text);
  const { data, error } = useRead(
    ['searchFiles', bucketName, pattern],
    async ({ signal }) => {
      await pause(typingPauseMs, signal);
      return { of: text.trim(), files: await searchFiles(bucketName, pattern, signal) };
    },
    { isPaused: pattern === '', isUncached: true },
  );
  if (pattern === '') return { kind: 'none' };
  if (error !== null) return { kind: 'failed', text: errorText(error) };
  return data === undefined ? { kind: 'running' } : { kind: 'found', ...data };
}

/**
 * A pattern for keys: a bare word matches anywhere. A pattern with `*` or `?` must match up to the end of the key,
 * but may begin in any folder, because users know the name and not the path.
 */
function toKeyPattern(text: string): string {
  const pattern = text.trim();
  return /[*?]/.test(pattern) && !pattern.startsWith('*') ? `*${pattern}` : pattern;
}
