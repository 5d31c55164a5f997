/** Exchanges a decision table with other programs. */
import { locatePath } from '@coverwright/rules';
import type { DecisionWords, TextChange, WrittenDecision } from '@coverwright/rules/decision-text';
import type { GridEditor } from '../../grid/model/grid-editor.ts';
import type { DmnFiles } from '../../logic-editor/views/logic-words.ts';
import { ExportButton } from './export-button.tsx';
import { ImportButton } from './import-button.tsx';
import { layOutDecide, replaceDecision } from './imported-text.ts';

interface TableFilesProps {
  readonly dmn: DmnFiles;
  /** The position of the table, from 1, if the logic has several. */
  readonly number: number | undefined;
  readonly logicText: string;
  /** Set in underwriting. */
  readonly words: DecisionWords | undefined;
  readonly decision: WrittenDecision;
  readonly editor: GridEditor;
  readonly rewrite: (changesOf: (text: string) => readonly TextChange[]) => void;
  readonly isReadOnly: boolean;
}

export function TableFiles(props: TableFilesProps) {
  const { dmn, number, logicText, words, decision, editor, rewrite, isReadOnly } = props;
  const { path } = decision;
  const toText = (): string => {
    editor.finishTyping();
    let latest = logicText;
    // The text with what was finished just before, which is not rendered yet.
    rewrite((text) => {
      latest = text;
      return [];
    });
    const at = locatePath(latest, path);
    return at === undefined ? '' : latest.slice(at.from, at.to);
  };
  return (
    <>
      {isReadOnly ? null : (
        <ImportButton
          dmn={dmn}
          onTable={({ decideText }) => {
            editor.finishTyping();
            rewrite((text) => replaceDecision(text, path, layOutDecide(decideText, words)));
            editor.focus();
          }}
        />
      )}
      <ExportButton dmn={dmn} number={number} toText={toText} />
    </>
  );
}
