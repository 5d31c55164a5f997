/**
 * The list of all problems in a template's editor: time, message, position, and a link to it. Shown below the panes,
 * with a maximum list height of 200 px. Independent of the kinds of templates: the editor decides what "show" does.
 */
import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../ui/formats/date-time.ts';
import { useToastsAbove } from '../../../ui/toasts/use-toasts-above.ts';
import { messageWithPosition, type ConsoleEntry, type ProblemPosition, type TextNames } from './console-entries.ts';
import { Mark } from '../../../ui/mark.tsx';
import classes from './debug-console.module.css';

interface DebugConsoleProps {
  readonly entries: readonly ConsoleEntry[];
  /** Set if the editor has several texts. */
  readonly textNames?: TextNames | undefined;
  readonly onClear: () => void;
  /** Opens the position in its editor. */
  readonly onShow: (position: ProblemPosition) => void;
}

const noNames: TextNames = {};
const levels = ['error', 'warning'] as const;

export function DebugConsole({ entries, textNames = noNames, onClear, onShow }: DebugConsoleProps) {
  const { t } = useTranslation('templateTools');
  const [isOpen, setIsOpen] = useState(true);
  const listId = useId();
  const section = useRef<HTMLElement>(null);
  useToastsAbove(section);
  const Caret = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section ref={section} className={classes['console']} aria-label={t('console.heading')}>
      <div className={classes['head']}>
        <button
          type="button"
          className={classes['toggle']}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Caret size={14} stroke={1.75} aria-hidden />
          {t('console.heading')}
        </button>
        {levels.map((level) => {
          const count = entries.filter((entry) => entry.level === level).length;
          return count === 0 ? null : (
            <Mark key={level} tone={level === 'error' ? 'danger' : 'warning'}>
              {t(`console.${level}`, { count })}
            </Mark>
          );
        })}
        {entries.length === 0 ? (
          <span className={classes['none']}>{t('console.none')}</span>
        ) : (
          <Button variant="subtle" size="xs" className={classes['clear'] ?? ''} onClick={onClear}>
            {t('console.clear')}
          </Button>
        )}
      </div>
      <div id={listId} className={classes['list']} aria-live="polite" data-open={isOpen || undefined}>
        <ul>
          {entries.map((entry, index) => (
            // Entries are only ever appended or cleared together, so the index is a stable key.
            <ConsoleRow key={`${entry.at.getTime()}-${index}`} entry={entry} textNames={textNames} onShow={onShow} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ConsoleRowProps extends Pick<DebugConsoleProps, 'onShow'> {
  readonly entry: ConsoleEntry;
  readonly textNames: TextNames;
}

function ConsoleRow({ entry, textNames, onShow }: ConsoleRowProps) {
  const { t } = useTranslation('templateTools');
  const { at, level, hint, excerpt, position } = entry;
  const Icon = level === 'error' ? IconAlertCircle : IconAlertTriangle;
  return (
    <li data-level={level}>
      <Icon size={14} stroke={1.75} aria-hidden />
      <time dateTime={at.toISOString()}>{formatTime(at)}</time>
      <p>
        <span className="cw-visually-hidden">{t(`console.level.${level}`)} </span>
        {messageWithPosition(entry, textNames)}
        {excerpt === undefined ? null : <code>{excerpt}</code>}
        {hint === undefined ? null : <em>{hint}</em>}
      </p>
      {position ? (
        <button type="button" className="cw-link-button" onClick={() => onShow(position)}>
          {t('console.show')}
        </button>
      ) : null}
    </li>
  );
}
