import { Select, Textarea } from '@mantine/core';
import { getText, setText } from '@coverwright/component-tree/text-content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editsForm } from '../../../../ui/editor/history/use-editor-keys.ts';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import type { EditedNode } from '../edited-node.ts';
import classes from '../inspector.module.css';
import { newNodeId } from '../../work/opened-component.ts';

/** A change is applied when typing pauses for this long. */
const pauseMs = 150;

/** Text with {{ expressions }}. An element that contains other elements has no text of its own. */
export function TextSection({ node, tree, onOperation, dataNames, joinInput }: EditedNode) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const text = getText(tree, node);
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, type, flush } = usePaused(text, joinInput, (value: string) =>
    onOperation(setText(tree, node, value, newNodeId)),
  );
  if (text === undefined) return <p className={classes['hintOnly']}>{t('content.hasElements')}</p>;
  const shown = typed ?? text;
  const insert = (name: string) => {
    const [from, to] = [field.current?.selectionStart ?? shown.length, field.current?.selectionEnd ?? shown.length];
    type(`${shown.slice(0, from)}{{ ${name} }}${shown.slice(to)}`);
    field.current?.focus();
  };
  return (
    <section className={classes['section']}>
      <Textarea
        {...editsForm}
        ref={field}
        label={t('content.text')}
        description={t('content.textHint', { example: '{{ name }}' })}
        autosize
        minRows={2}
        maxRows={12}
        value={shown}
        readOnly={isReadOnly}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={flush}
      />
      {dataNames.length === 0 || isReadOnly ? null : (
        <Select
          aria-label={t('content.insertData')}
          placeholder={t('content.insertData')}
          searchable
          limit={50}
          data={[...new Set(dataNames.map(({ name }) => name))]}
          value={null}
          onChange={(name) => name !== null && insert(name)}
        />
      )}
    </section>
  );
}

/**
 * Debounces typed text, which is shown until the element's text changes: showing the previous text in between would
 * move the cursor to the end.
 */
function usePaused(text: string | undefined, joinInput: EditedNode['joinInput'], apply: (value: string) => void) {
  const [input, setInput] = useState<{ typed: string; isWaiting: boolean }>();
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    // The element has the input, or something else, such as an undo.
    if (input?.isWaiting === false) setInput(undefined);
  }
  const latest = useRef(apply);
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    latest.current = apply;
  });
  const flush = useCallback(() => {
    const value = waiting.current;
    waiting.current = undefined;
    if (value === undefined) return;
    setInput({ typed: value, isWaiting: false });
    latest.current(value);
  }, []);
  useEffect(() => {
    if (input?.isWaiting !== true) return undefined;
    const timer = setTimeout(flush, pauseMs);
    return () => clearTimeout(timer);
  }, [input, flush]);
  // Another element may be selected before the pause has ended.
  useEffect(() => flush, [flush]);
  useEffect(() => joinInput(flush), [joinInput, flush]);
  return {
    typed: input?.typed,
    type: (value: string) => {
      waiting.current = value;
      setInput({ typed: value, isWaiting: true });
    },
    flush,
  };
}
