/**
 * A read-only view of the workbook's sheets: inputs, outputs, the precedents of an output, and values before and
 * after a call.
 */
import { Select, TextInput } from '@mantine/core';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../../ui/layout/card.tsx';
import { Mark } from '../../../../../ui/mark.tsx';
import { StaleNote } from '../../../../../ui/states/stale-note.tsx';
import type { SavedCall } from '../function-form.ts';
import { useFunctionSheet, type SheetCell } from '../function.api.ts';
import { readAddress, toAddress, type CellPosition } from './cell-address.ts';
import { ColumnLayout, type ColumnWidth, readOf, type Size } from './grid-window.ts';
import { SheetGrid, type DrawnPart } from './sheet-grid.tsx';
import classes from './sheet-viewer.module.css';
import type { Workbook } from './workbook.ts';

interface SheetViewerProps {
  readonly functionId: string;
  readonly workbook: Workbook;
  readonly savedCalls: readonly SavedCall[];
  readonly place: CellPosition;
  readonly onPlace: (place: CellPosition) => void;
}

/** The minimum displayed size of a sheet. */
const leastSize: Size = { rows: 20, columns: 8 };
const stored = '';
const start: DrawnPart = { rows: { from: 0, to: 1 }, columns: { from: 0, to: 1 } };

export function SheetViewer({ functionId, workbook, savedCalls, place, onPlace }: SheetViewerProps) {
  const { t } = useTranslation('functions');
  const [output, setOutput] = useState(stored);
  const [callIndex, setCallIndex] = useState(stored);
  const [drawn, setDrawn] = useState(start);
  const { sheets, fields } = workbook;
  const shownSheet = sheets[place.sheet];
  const call = callIndex === stored ? undefined : savedCalls[Number(callIndex)];
  const window = { sheet: place.sheet, ...readOf(drawn) };
  const { data, error, isLoading, refetch } = useFunctionSheet(functionId, workbook.checkedAt, {
    ...window,
    output: output === stored ? undefined : output,
    call,
  });
  const size = {
    rows: Math.max(leastSize.rows, shownSheet?.rows ?? 0),
    columns: Math.max(leastSize.columns, shownSheet?.columns ?? 0),
  };
  const cells = data?.sheet === place.sheet ? data.cells : noCells;
  const widths = data?.sheet === place.sheet ? data.columnWidths : noWidths;
  const layout = useMemo(() => new ColumnLayout(size.columns, widths), [size.columns, widths]);
  const selected = cells.get(toAddress(place));
  const outputs = fields.filter(({ kind }) => kind === 'output');
  return (
    <Card title={t('sheet.heading')}>
      <div className={classes['tools']}>
        <Select
          size="xs"
          label={t('check.sheet')}
          data={sheets.map(({ name, isHidden }, index) => ({
            value: String(index),
            label: isHidden ? t('sheet.hidden', { name }) : name,
          }))}
          value={String(place.sheet)}
          allowDeselect={false}
          onChange={(value) => onPlace({ sheet: Number(value ?? 0), row: 0, column: 0 })}
        />
        <Select
          size="xs"
          label={t('sheet.needs')}
          data={[
            { value: stored, label: t('sheet.noOutput') },
            ...outputs.map(({ var: variable, label }) => ({ value: variable, label })),
          ]}
          value={output}
          allowDeselect={false}
          onChange={(value) => setOutput(value ?? stored)}
        />
        <Select
          size="xs"
          label={t('sheet.values')}
          data={[
            { value: stored, label: t('sheet.stored') },
            ...savedCalls.map(({ name }, index) => ({ value: String(index), label: t('sheet.after', { name }) })),
          ]}
          value={callIndex}
          allowDeselect={false}
          onChange={(value) => setCallIndex(value ?? stored)}
        />
        <GoTo place={place} names={sheets.map(({ name }) => name)} onPlace={onPlace} />
      </div>
      {error && !isLoading ? (
        <StaleNote error={error} title={t('sheet.failed')} onRetry={() => void refetch()} />
      ) : null}
      {data && data.problems.length > 0 ? (
        <p className={classes['problem']} role="status" lang="en">
          {data.problems[0]}
        </p>
      ) : null}
      <FormulaBar place={place} cell={selected} />
      <SheetGrid
        label={shownSheet?.name ?? ''}
        cells={cells}
        size={size}
        layout={layout}
        place={place}
        onPlace={onPlace}
        onDrawn={setDrawn}
        isStale={isLoading}
      />
      <p className={classes['legend']}>
        <span data-kind="input">{t('sheet.input')}</span>
        <span data-kind="output">{t('sheet.output')}</span>
        {output === stored ? null : <span data-kind="needed">{t('sheet.needed')}</span>}
        {call ? <span data-kind="changed">{t('sheet.changed')}</span> : null}
      </p>
    </Card>
  );
}

const noWidths: readonly ColumnWidth[] = [];
const noCells: ReadonlyMap<string, SheetCell> = new Map();

interface GoToProps {
  readonly place: CellPosition;
  readonly names: readonly string[];
  readonly onPlace: (place: CellPosition) => void;
}

function GoTo({ place, names, onPlace }: GoToProps) {
  const { t } = useTranslation('functions');
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const found = readAddress(text, names, place.sheet);
    setIsWrong(found === undefined);
    if (found) onPlace(found);
  };
  return (
    <TextInput
      size="xs"
      label={t('sheet.goTo')}
      placeholder={t('sheet.goToExample')}
      value={text}
      error={isWrong ? t('sheet.noCell') : undefined}
      onChange={(event) => {
        setIsWrong(false);
        setText(event.currentTarget.value);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}

function FormulaBar({ place, cell }: { readonly place: CellPosition; readonly cell: SheetCell | undefined }) {
  const { t } = useTranslation('functions');
  return (
    <div className={classes['bar']} role="status" aria-label={t('sheet.selected')}>
      <strong>{toAddress(place)}</strong>
      <code>{cell?.formula ?? cell?.text ?? ''}</code>
      {typeof cell?.formula === 'string' || typeof cell?.after === 'string' ? (
        <span dir="auto">{typeof cell.after === 'string' ? `${cell.text} → ${cell.after}` : cell.text}</span>
      ) : null}
      {cell?.field ? <Mark tone="accent">{cell.field}</Mark> : null}
      {cell?.isNeeded ? <Mark tone="plain">{t('sheet.needed')}</Mark> : null}
    </div>
  );
}
