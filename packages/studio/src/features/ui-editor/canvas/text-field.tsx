import type { Rect } from '@coverwright/app-runtime/canvas-messages';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newNodeId } from '../work/opened-component.ts';
import type { WorkStore } from '../work/work-store.ts';
import classes from './canvas-overlay.module.css';
import { editedText, editText } from './edited-text.ts';

interface TextFieldProps {
  readonly store: WorkStore;
  readonly id: string;
  /** The element's position. */
  readonly rect: Rect | undefined;
  readonly scale: number;
  readonly onClose: () => void;
}

/** Edits the text of an element in place: Enter and blur apply it, Escape cancels. */
export function TextField({ store, id, rect, scale, onClose }: TextFieldProps) {
  const { t } = useTranslation('uiEditor');
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => editedText(store.get().work.document, id) ?? '');
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (isTaken: boolean): void => {
    if (isOver.current) return;
    isOver.current = true;
    const { document } = store.get().work;
    if (isTaken && document.nodes.has(id)) store.edit(editText(document, id, text, newNodeId));
    onClose();
  };
  const place = rect && {
    left: rect.x * scale,
    top: rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  };
  return (
    <textarea
      ref={field}
      className={classes['text']}
      style={place}
      aria-label={t('canvas.text')}
      rows={1}
      dir="auto"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          end(true);
        } else if (event.key === 'Escape') {
          end(false);
        }
      }}
    />
  );
}
