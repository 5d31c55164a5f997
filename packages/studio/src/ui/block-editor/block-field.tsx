import { lineOfBlock } from '@coverwright/rules/blocks';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './block-editor.module.css';
import type { BlockRow } from './block-rows.ts';

interface BlockFieldProps {
  readonly row: BlockRow;
  /**
   * Ends the editing; without a text, nothing changes. Returns why the text cannot be read.
   * @param isLeft the focus is elsewhere
   */
  readonly onEnd: (typed: string | undefined, isLeft: boolean) => string | undefined;
}

/** The block as a formula. Enter and leaving the field apply it, Escape does not. */
export function BlockField({ row, onEnd }: BlockFieldProps) {
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const messageId = useId();
  const [problem, setProblem] = useState<string>();
  const isEnded = useRef(false);
  const end = (typed: string | undefined, isLeft = false) => {
    if (isEnded.current) return;
    const found = onEnd(typed, isLeft);
    setProblem(found);
    isEnded.current = found === undefined;
  };
  return (
    <>
      <input
        className={classes['field']}
        aria-label={t('field')}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : messageId}
        autoFocus
        spellCheck={false}
        autoComplete="off"
        defaultValue={lineOfBlock(row.block)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={() => setProblem(undefined)}
        onBlur={(event) => {
          if (problem === undefined) end(event.currentTarget.value, true);
          else end(undefined, true);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) end(event.currentTarget.value);
          else if (event.key === 'Escape') end(undefined);
        }}
      />
      {problem === undefined ? null : (
        <span id={messageId} role="alert" className={classes['fieldProblem']}>
          {problem}
        </span>
      )}
    </>
  );
}
