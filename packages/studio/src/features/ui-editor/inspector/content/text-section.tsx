import { Select, Textarea } from '@mantine/core';
import { getText, setText } from '@coverwright/component-tree/text-content';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import type { EditedNode } from '../edited-node.ts';
import classes from '../inspector.module.css';
import { newNodeId } from '../new-node-id.ts';

/** A change is applied when typing pauses for this long. */
const pauseMs = 150;

/** Text with {{ expressions }}. An element that contains other elements has no text of its own. */
export function TextSection({ node, tree, onOperation, dataNames }: EditedNode) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const text = getText(tree, node);
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, type, flush } = usePaused((value: string) => onOperation(setText(tree, node, value, newNodeId)));
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

/** Debounces typed text. */
function usePaused(apply: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  const latest = useRef(apply);
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    latest.current = apply;
  });
  const flush = useCallback(() => {
    const value = waiting.current;
    waiting.current = undefined;
    setTyped(undefined);
    if (value !== undefined) latest.current(value);
  }, []);
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(flush, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, flush]);
  // Another element may be selected before the pause has ended.
  useEffect(() => flush, [flush]);
  return {
    typed,
    type: (value: string) => {
      waiting.current = value;
      setTyped(value);
    },
    flush,
  };
}
