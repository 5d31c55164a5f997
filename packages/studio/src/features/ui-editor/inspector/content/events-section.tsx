/** The events of an element, and the code that handles them. */
import { Autocomplete, Button } from '@mantine/core';
import type { ElementEvent } from '@coverwright/app-runtime/elements';
import { isAttributeName } from '@coverwright/component-tree/attributes';
import { listListeners, withListener, type Listener } from '@coverwright/component-tree/directives';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsReadOnly } from '../../../../ui/read-only.tsx';
import { setAttrs, type EditedNode } from '../edited-node.ts';
import { ExpressionField } from '../expression-field.tsx';
import classes from '../inspector.module.css';

interface EventsSectionProps extends EditedNode {
  /** The events of the gallery's element. */
  readonly known: readonly ElementEvent[];
}

const common = ['click', 'input', 'change', 'focus', 'blur', 'submit', 'keydown'];

export function EventsSection({ node, onOperation, dataNames, known }: EventsSectionProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const listeners = listListeners(node.attrs);
  const change = (attribute: string | undefined, listener: Omit<Listener, 'attribute'> | undefined) =>
    onOperation(setAttrs(node, withListener(node.attrs, attribute, listener)));
  const names = [...new Set([...known.map(({ name }) => name), ...common])];
  return (
    <section className={classes['section']}>
      <h3>{t('content.events')}</h3>
      {listeners.map((listener) => (
        <div key={listener.attribute} className={classes['line']}>
          <EventName listener={listener} names={names} onChange={(next) => change(listener.attribute, next)} />
          <ExpressionField
            label={t('content.handler')}
            name={t('content.handlerOf', { event: listener.event })}
            value={listener.handler}
            dataNames={dataNames}
            onApply={(handler) => change(listener.attribute, { ...listener, handler })}
          />
          <div className={classes['lineEnd']}>
            {isReadOnly ? null : (
              <IconButton
                size={24}
                label={t('content.removeEvent', { event: listener.event })}
                icon={<IconTrash size={14} stroke={1.75} aria-hidden />}
                onClick={() => change(listener.attribute, undefined)}
              />
            )}
          </div>
        </div>
      ))}
      {isReadOnly ? null : (
        <AddEvent
          names={names.filter((name) => !listeners.some(({ event }) => event === name))}
          onAdd={(event) => change(undefined, { event, modifiers: [], handler: '' })}
        />
      )}
    </section>
  );
}

interface EventNameProps {
  readonly listener: Listener;
  readonly names: readonly string[];
  readonly onChange: (listener: Listener) => void;
}

/** The name with its modifiers, separated by dots as in templates. */
function EventName({ listener, names, onChange }: EventNameProps) {
  const { t } = useTranslation('inspector');
  const isReadOnly = useIsReadOnly();
  const [typed, setTyped] = useState<string>();
  const written = [listener.event, ...listener.modifiers].join('.');
  const apply = (text: string | undefined) => {
    setTyped(undefined);
    const [event = '', ...modifiers] = (text ?? '').trim().split('.');
    if (event !== '' && isAttributeName(event) && text !== written) onChange({ ...listener, event, modifiers });
  };
  return (
    <Autocomplete
      className={classes['code'] ?? ''}
      label={t('content.event')}
      data={[...names]}
      value={typed ?? written}
      readOnly={isReadOnly}
      spellCheck={false}
      autoComplete="off"
      onChange={setTyped}
      onOptionSubmit={apply}
      onBlur={() => apply(typed)}
      onKeyDown={(event) => event.key === 'Enter' && apply(typed)}
    />
  );
}

interface AddEventProps {
  readonly names: readonly string[];
  readonly onAdd: (event: string) => void;
}

function AddEvent({ names, onAdd }: AddEventProps) {
  const { t } = useTranslation('inspector');
  const [next = ''] = names;
  return (
    <div>
      <Button
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        disabled={next === ''}
        onClick={() => onAdd(next)}
      >
        {t('content.addEvent')}
      </Button>
    </div>
  );
}
