/**
 * Logic as nested blocks. The JSON text is the document: an edit of a block changes only its range of the text, as a
 * step of the text's history. Independent of features; screens load it through block-editor-lazy.tsx.
 */
import { placeOfPath, readBlocks, type Block } from '@coverwright/rules/blocks';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { LogicViewProps } from '../logic-editor/views/logic-view.ts';
import { findingText } from '../formula-editor/finding-text.ts';
import { isFocusFree } from '../layout/free-focus.ts';
import { useTreeKeys } from '../tree/use-tree-keys.ts';
import { choicesAround, choicesForNew, type BlockChoice } from './block-choices.ts';
import classes from './block-editor.module.css';
import { BlockFindings } from './block-findings.tsx';
import { blockKeyOf, type BlockKey } from './block-keys.ts';
import { problemsByRow } from './block-problems.ts';
import { BlockSearch } from './block-search.tsx';
import { BlockTools, type SearchKind } from './block-tools.tsx';
import { BlockTree } from './block-tree.tsx';
import { changesByTyping } from './typed-block.ts';
import { useBlockCommands } from './use-block-commands.ts';
import { useBlocks } from './use-blocks.ts';

export function BlockEditor(props: LogicViewProps) {
  const { logicText, onUnshown } = props;
  const { t } = useTranslation('logic', { keyPrefix: 'blocks' });
  const root = useMemo(() => readBlocks(logicText), [logicText]);
  const unshown = typeof root === 'string' ? t(`unshown.${root}`) : undefined;
  const stayInText = useEffectEvent((reason: string) => onUnshown(reason));
  useLayoutEffect(() => {
    if (unshown !== undefined) stayInText(unshown);
  }, [unshown]);
  if (typeof root === 'string') return <div className={classes['pane']} />;
  return <ShownBlocks {...props} root={root} />;
}

function ShownBlocks(props: LogicViewProps & { readonly root: Block }) {
  const { root, logicText, words, diagnose, rewrite, readOnly, ref } = props;
  const { t } = useTranslation(['logic', 'rules']);
  const blocks = useBlocks(root, props);
  const commands = useBlockCommands(logicText, root, blocks);
  /** The block that is edited in place. */
  const [edited, setEdited] = useState<string>();
  const [search, setSearch] = useState<SearchKind>();
  const [focusTurn, setFocusTurn] = useState(0);
  const focus = () => setFocusTurn((turn) => turn + 1);
  const problems = useMemo(() => diagnose(logicText), [diagnose, logicText]);
  const byRow = useMemo(() => problemsByRow(root, blocks.rows, problems), [root, blocks.rows, problems]);
  const labels = useMemo(() => new Map(words.inputs.map(({ path, label }) => [path, label])), [words]);
  useImperativeHandle(ref, () => ({
    discard: () => false,
    goToPath: (path) => {
      blocks.goToPlace(placeOfPath(root, path));
      focus();
    },
  }));
  const takeFocus = useEffectEvent(() => {
    if (props.takesFocus === true && isFocusFree()) focus();
  });
  // The rows are rendered once their height is known.
  useEffect(() => takeFocus(), []);
  const edit = () => {
    if (!readOnly) setEdited(blocks.row?.id);
  };
  const endTyping = (typed: string | undefined, isLeft: boolean): string | undefined => {
    const block = blocks.row?.block;
    if (typed !== undefined && typed.trim() !== '' && block !== undefined) {
      const read = changesByTyping(logicText, block, typed);
      if (!read.ok) return findingText(read.finding);
      rewrite((text) => (text === logicText ? read.changes : []), true);
    }
    setEdited(undefined);
    if (!isLeft) focus();
    return undefined;
  };
  const walk = useTreeKeys({
    rows: blocks.rows,
    index: blocks.index,
    onGo: blocks.go,
    onToggle: blocks.toggle,
    onEnter: edit,
  });
  const act = (key: BlockKey): void => {
    if (key.kind === 'submit') return props.onSubmit();
    if (readOnly) return undefined;
    if (key.kind === 'undo') return props.onUndo();
    if (key.kind === 'redo') return props.onRedo();
    if (key.kind === 'edit') return edit();
    if (key.kind === 'add' || key.kind === 'wrap') return setSearch(key.kind);
    if (key.kind === 'step') commands.step(key.direction);
    else commands[key.kind]();
    return undefined;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const key = blockKeyOf(event);
    if (key === undefined) {
      walk(event);
      return;
    }
    event.preventDefault();
    act(key);
  };
  const choose = (choice: BlockChoice) => {
    if (search === 'add') commands.insert(choice.json);
    else if (search === 'wrap') commands.wrap(choice);
    else commands.replace(choice);
    setSearch(undefined);
    focus();
  };
  return (
    <div className={classes['pane']}>
      <BlockTools blocks={blocks} commands={commands} isReadOnly={readOnly} onSearch={setSearch} onEdit={edit} />
      <BlockTree
        blocks={blocks}
        commands={commands}
        problemsOf={(id) => byRow.get(id) ?? []}
        labelOf={(path) => labels.get(path)}
        isReadOnly={readOnly}
        isEditing={edited !== undefined && edited === blocks.row?.id}
        onEdit={edit}
        onTyped={endTyping}
        onKeyDown={handleKeyDown}
        focusTurn={focusTurn}
      />
      <BlockFindings
        findings={byRow.get(blocks.row?.id ?? '') ?? []}
        isReadOnly={readOnly}
        onReplace={({ from, to }, insert) =>
          rewrite((text) => (text === logicText ? [{ from, to, insert }] : []), true)
        }
      />
      <p className={classes['help']}>{t(readOnly ? 'blocks.helpReadOnly' : 'blocks.help')}</p>
      {search === undefined ? null : (
        <BlockSearch
          title={t(`blocks.${search}Title`)}
          choices={search === 'wrap' ? choicesAround() : choicesForNew(words)}
          onChoose={choose}
          onClose={() => {
            setSearch(undefined);
            focus();
          }}
        />
      )}
    </div>
  );
}
