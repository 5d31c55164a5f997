/**
 * An editor for HTML with Liquid, as rich text or as source, which is the stored form. Independent of the kinds of
 * templates; the kind provides the rest of the header.
 */
import type { JsonObject } from '@coverwright/rules';
import { Button } from '@mantine/core';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import type { TextPosition, CodeProblem } from '../../../ui/code-editor/code-editor-problems.ts';
import type { CodeEditorHandle, CodeEditorProps } from '../../../ui/code-editor/code-editor.tsx';
import type {
  PageSheet,
  PickedPicture,
  RepeatedRow,
  RichTextEditorHandle,
  RichTextEditorProps,
  RowLoop,
} from '../../../ui/rich-text/rich-text-props.ts';
import { Segments } from '../../../ui/forms/segments.tsx';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { toLiquidInsertion } from '../liquid-picker/liquid-insertion.ts';
import type { PickedPath } from '../liquid-picker/liquid-path.ts';
import { LazyLiquidPicker } from '../liquid-picker/liquid-picker-lazy.tsx';
import classes from './html-text-pane.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { tooManyRows } from './many-rows.ts';
import { pictureTag } from './picture-file.ts';
import { DescribedPicturePicker } from './described-picture-picker.tsx';
import { type DialogQuestion, useDialogQuestion } from './use-dialog-question.ts';
import { RichTextOfFiles } from './rich-text-of-files.tsx';
import { SourceTools } from './source-tools.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { RepeatRowDialogProps } from './repeat-row/repeat-row-dialog.tsx';

/** Loaded on first use: it includes the schema and GraphQL. */
const LazyRepeatRowDialog = lazyPart<RepeatRowDialogProps>(
  async () => (await import('./repeat-row/repeat-row-dialog.tsx')).RepeatRowDialog,
  () => null,
);

export interface HtmlTextHandle {
  /** Applies pending input immediately. */
  settle(): void;
  /** Opens the position in the source. */
  show(position: TextPosition): void;
  /** Inserts HTML at the cursor. */
  insert(html: string): void;
}

export type HtmlView = 'rich' | 'source';

interface HtmlTextPaneProps {
  /** Identifies one of several texts: each has its own editor. */
  readonly textName: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** A title, or a selector for one of several texts. */
  readonly heading: ReactNode;
  /** The text's label for screen readers. */
  readonly label: string;
  /** The query whose fields the Liquid picker offers, and the data it shows beside them. */
  readonly query: string;
  readonly content: JsonObject | undefined;
  readonly problems: readonly CodeProblem[];
  /** In pixels. */
  readonly minHeight: number;
  /** The view, if the parent has its own switch; otherwise the header offers one. */
  readonly view?: HtmlView;
  /** Called when a position is to be shown, which requires the source view. */
  readonly onView?: (view: HtmlView) => void;
  /** Classes of empty spans that are filled in when the text is rendered. */
  readonly placeholders?: readonly string[] | undefined;
  /** Whether the text is printed, and should look that way. */
  readonly isPrinted?: boolean;
  /** The printed page. */
  readonly sheet?: PageSheet | undefined;
  /** CSS that applies to the text where it is used. */
  readonly pageStyle?: string | undefined;
  /** How to fix an unbalanced loop, for the view in which the source is edited. */
  readonly apartHint?: string;
  /** Whether recipients of the text also see private pictures. */
  readonly showsPrivatePictures?: boolean;
  /** Shown in the header, beside the view switch. */
  readonly tools?: ReactNode;
  /** Shown below the text, which therefore does not move under the pointer when the note disappears. */
  readonly note?: ReactNode;
  readonly ref?: Ref<HtmlTextHandle>;
}

/**
 * In characters. Longer texts take many seconds to render as rich text, and several more after each pause in typing.
 */
const richLengthMax = 1_000_000;

export function HtmlTextPane(props: HtmlTextPaneProps) {
  const { textName, value, onChange, heading, label, query, content, problems, minHeight, tools, note, ref } = props;
  const { t } = useTranslation('htmlText');
  const [chosenView, setChosenView] = useState<HtmlView>('rich');
  const setView = props.onView ?? setChosenView;
  const isTooLong = value.length > richLengthMax;
  const wantedView = props.view ?? chosenView;
  const slow = useSlowText(textName, value, wantedView);
  const view = isTooLong || slow.rows !== undefined ? 'source' : wantedView;
  const liquid = useDialogQuestion<PickedPath>();
  const picture = useDialogQuestion<PickedPicture>();
  const loop = useDialogQuestion<RowLoop, RepeatedRow>();
  const rich = useRef<RichTextEditorHandle>(null);
  const [{ takeSource, showInSource, insertInSource }] = useState(createSource);
  const [viewStateOf] = useState(createViewStates);
  useImperativeHandle(
    ref,
    () => ({
      settle: () => rich.current?.settle(),
      show: (position) => {
        setView('source');
        showInSource(position);
      },
      insert: (html) => (rich.current ? rich.current.insert(html) : insertInSource(html)),
    }),
    [showInSource, insertInSource, setView],
  );
  const pickLiquid = async () => {
    const picked = await liquid.ask();
    return picked && toLiquidInsertion(picked, '');
  };
  const insertLiquid = async () => {
    const picked = await liquid.ask();
    if (picked) insertInSource((before) => toLiquidInsertion(picked, before));
  };
  const insertPicture = async () => {
    const picked = await picture.ask();
    if (picked) insertInSource(pictureTag(picked));
  };
  return (
    <>
      <PaneHead heading={heading}>
        {view === 'source' ? (
          <SourceTools onInsertLiquid={() => void insertLiquid()} onInsertPicture={() => void insertPicture()} />
        ) : null}
        {props.view === undefined ? (
          <Segments
            label={t('view.label')}
            choices={[
              { value: 'rich', label: t('view.rich') },
              { value: 'source', label: t('view.source') },
            ]}
            value={view}
            onChange={setView}
          />
        ) : null}
        {tools}
      </PaneHead>
      {isTooLong ? <p className={classes['tooLong']}>{t('view.tooLong')}</p> : null}
      {slow.rows === undefined || isTooLong ? null : (
        <p className={classes['tooLong']}>
          {t('view.manyRows', { count: slow.rows })}
          <Button size="xs" variant="subtle" onClick={slow.accept}>
            {t('view.richAnyway')}
          </Button>
        </p>
      )}
      <div className={blocks['scroll']}>
        <div className={classes['editor']} style={{ minHeight }}>
          {view === 'rich' ? (
            <RichTextOfFiles
              key={textName}
              ref={rich}
              label={label}
              minHeight={minHeight}
              value={value}
              onChange={onChange}
              onPickLiquid={pickLiquid}
              onPickImage={picture.ask}
              onRepeatRow={loop.ask}
              placeholders={props.placeholders}
              isPrinted={props.isPrinted}
              sheet={props.sheet}
              pageStyle={props.pageStyle}
              apartHint={props.apartHint ?? t('balance.apartHint')}
              viewState={viewStateOf(textName).rich}
            />
          ) : (
            <LazyCodeEditor
              key={textName}
              ref={takeSource}
              language="liquidHtml"
              height="100%"
              label={label}
              takesFocus
              value={value}
              onChange={onChange}
              problems={problems}
              viewState={viewStateOf(textName).source}
            />
          )}
        </div>
      </div>
      {note}
      <PaneDialogs {...{ liquid, picture, loop, query, content }} takesPrivate={props.showsPrivatePictures} />
    </>
  );
}

/**
 * The number of rows that make rich text editing slow, until the user accepts that; checked when the text is opened.
 */
function useSlowText(textName: string, value: string, view: HtmlView) {
  const opening = `${view} ${textName}`;
  const [opened, setOpened] = useState(() => ({ opening, rows: tooManyRows(value) }));
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  // The editor must not be replaced while the user types.
  if (opened.opening !== opening) setOpened({ opening, rows: tooManyRows(value) });
  const rows = view === 'source' || accepted.includes(textName) ? undefined : opened.rows;
  return { rows, accept: () => setAccepted([...accepted, textName]) };
}

interface PaneDialogsProps {
  readonly liquid: DialogQuestion<PickedPath>;
  readonly picture: DialogQuestion<PickedPicture>;
  readonly loop: DialogQuestion<RowLoop, RepeatedRow>;
  readonly query: string;
  readonly content: JsonObject | undefined;
  readonly takesPrivate: boolean | undefined;
}

/** Dialogs that the editor opens during editing. */
function PaneDialogs({ liquid, picture, loop, query, content, takesPrivate }: PaneDialogsProps) {
  return (
    <>
      {liquid.isOpen ? (
        <LazyLiquidPicker
          isOpen
          query={query}
          content={content}
          onPick={liquid.answer}
          onClose={() => liquid.answer()}
        />
      ) : null}
      {loop.subject ? (
        <LazyRepeatRowDialog
          row={loop.subject}
          query={query}
          content={content}
          onRepeat={loop.answer}
          onClose={() => loop.answer()}
        />
      ) : null}
      {picture.isOpen ? (
        <DescribedPicturePicker takesPrivate={takesPrivate} onPick={picture.answer} onClose={() => picture.answer()} />
      ) : null}
    </>
  );
}

interface ViewStates {
  readonly rich: NonNullable<RichTextEditorProps['viewState']>;
  readonly source: NonNullable<CodeEditorProps['viewState']>;
}

/** Stores the view states of the texts, to restore them later. */
function createViewStates(): (textName: string) => ViewStates {
  const states = new Map<string, ViewStates>();
  return (textName) => {
    const known = states.get(textName) ?? { rich: { current: undefined }, source: { current: undefined } };
    states.set(textName, known);
    return known;
  };
}

/** The source editor, which may not be mounted yet when a position is to be shown. */
function createSource() {
  let editor: CodeEditorHandle | null = null;
  let wanted: TextPosition | undefined;
  return {
    takeSource: (handle: CodeEditorHandle | null) => {
      editor = handle;
      if (handle && wanted) handle.goToPosition(wanted);
      wanted = undefined;
    },
    showInSource: (position: TextPosition) => {
      if (editor) editor.goToPosition(position);
      else wanted = position;
    },
    insertInSource: (text: Parameters<CodeEditorHandle['insert']>[0]) => editor?.insert(text),
  };
}
