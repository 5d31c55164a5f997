/**
 * The decision tables in logic, in a grid. The JSON text is the document: each edit changes only its range of the text.
 * Independent of features; screens load it through decision-editor-lazy.tsx.
 */
import { Select } from '@mantine/core';
import type { Input } from '@coverwright/insurance/input';
import { listVariables, parseJsonText, type JsonPath } from '@coverwright/rules';
import { isEmptyLogic, type WrittenDecision } from '@coverwright/rules/decision-text';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogicViewProps } from '../logic-editor/views/logic-view.ts';
import { DecisionCreation } from './creation/decision-creation.tsx';
import classes from './decision-editor.module.css';
import { DecisionTable, type DecisionTableHandle } from './decision-table.tsx';
import { useAfterFrame } from './use-after-frame.ts';
import { decisionsIn } from './written-decisions.ts';

function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}

function isWithin(path: JsonPath, start: JsonPath): boolean {
  return start.every((segment, index) => path[index] === segment);
}

function openedTable(decisions: readonly WrittenDecision[], openAt: JsonPath | undefined): string | undefined {
  const opened = openAt && decisions.find(({ path }) => isWithin(openAt, path));
  return opened && keyOf(opened.path);
}

/** The row of a path in a table, from 0; of any other path the first one. */
function rowIn(path: JsonPath, table: JsonPath): number {
  const [, , , rows, row] = path.slice(table.length);
  return rows === 'rows' && typeof row === 'number' ? row : 0;
}

export function DecisionEditor(props: LogicViewProps) {
  const { logicText, words: known, isDecision, readOnly, ref } = props;
  const { declared } = known;
  const { t } = useTranslation('logic', { keyPrefix: 'decisions' });
  const decisions = useMemo(() => decisionsIn(logicText), [logicText]);
  const [chosen, setChosen] = useState(() => openedTable(decisions, props.openAt));
  const decision = decisions.find(({ path }) => keyOf(path) === chosen) ?? decisions[0];
  const table = useRef<DecisionTableHandle>(null);
  const proposedFor = useAfterFrame(logicText);
  const proposals = useMemo(() => proposePaths(proposedFor, declared), [proposedFor, declared]);
  const words = useMemo(
    () =>
      isDecision ? { accept: t('words.accept'), decline: t('words.decline'), refer: t('words.refer') } : undefined,
    [isDecision, t],
  );
  // A table is only found in text that can be read.
  const isUnread = useMemo(
    () => decisions.length === 0 && !isEmptyLogic(logicText) && !parseJsonText(logicText).ok,
    [decisions, logicText],
  );
  const reportUnread = useEffectEvent(() => props.onUnshown(t('notJson')));
  useLayoutEffect(() => {
    if (isUnread) reportUnread();
  }, [isUnread]);
  const shownPath = decision && keyOf(decision.path);
  const reportPath = useEffectEvent((key: string | undefined) => {
    const shown = decisions.find(({ path }) => keyOf(path) === key);
    if (shown !== undefined) props.onPathChange([...shown.path, 'decide']);
  });
  useLayoutEffect(() => reportPath(shownPath), [shownPath]);
  useImperativeHandle(ref, () => ({
    discard: () => false,
    goToPath: (path) => {
      const target = decisions.find((one) => isWithin(path, one.path));
      if (target !== undefined) setChosen(keyOf(target.path));
      if (target !== undefined && target === decision) table.current?.goTo(rowIn(path, target.path), 0);
    },
  }));
  const openRow = useEffectEvent(() => {
    const { openAt } = props;
    if (openAt === undefined || decision === undefined || !isWithin(openAt, decision.path)) return;
    table.current?.goTo(Math.min(rowIn(openAt, decision.path), decision.rows.length - 1), 0);
  });
  useEffect(() => openRow(), []);
  const document = {
    logicText,
    rewrite: (changesOf: Parameters<LogicViewProps['rewrite']>[0]) => props.rewrite(changesOf, true),
    onUndo: props.onUndo,
    onRedo: props.onRedo,
    isReadOnly: readOnly,
  };
  if (decision === undefined) {
    return (
      <div className={classes['pane']}>
        <DecisionCreation {...document} decisionWords={words} words={known} proposals={proposals} />
      </div>
    );
  }
  return (
    <div className={classes['pane']}>
      {decisions.length > 1 ? (
        <div className={classes['choice']}>
          <Select
            label={t('choose')}
            data={decisions.map((one, index) => ({
              value: keyOf(one.path),
              label: t('nameOf', { number: index + 1, ...namesOf(one) }),
            }))}
            value={shownPath ?? null}
            allowDeselect={false}
            onChange={(path) => setChosen(path ?? undefined)}
          />
        </div>
      ) : null}
      <DecisionTable
        key={shownPath}
        ref={table}
        decision={decision}
        words={words}
        declared={declared}
        inputs={known.inputs}
        proposals={proposals}
        dmn={known.dmn}
        number={decisions.length > 1 ? decisions.indexOf(decision) + 1 : undefined}
        {...document}
      />
    </div>
  );
}

function namesOf({ conditions, outputs }: WrittenDecision) {
  const join = (columns: readonly { readonly name: string }[]): string => columns.map(({ name }) => name).join(', ');
  return { conditions: join(conditions), outcomes: join(outputs) };
}

/** The declared inputs, and what the logic reads. */
function proposePaths(logicText: string, declared: readonly Input[]): readonly string[] {
  const parsed = parseJsonText(logicText);
  const read = parsed.ok ? listVariables(parsed.value).filter(({ path, dynamic }) => path !== '' && !dynamic) : [];
  const inputs = declared.filter(({ type }) => type !== 'list');
  return [...new Set([...inputs.map(({ path }) => path), ...read.map(({ path }) => path)])];
}
