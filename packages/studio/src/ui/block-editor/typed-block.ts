/** What is typed into a block, or pasted: a formula, or JSON text. Pure. */
import { changesByFormula, type FormulaFinding, type TextChange } from '@coverwright/rules/formula';
import { readBlocks, type Block } from '@coverwright/rules/blocks';

type TypedBlock =
  | { readonly ok: true; readonly changes: readonly TextChange[] }
  | { readonly ok: false; readonly finding: FormulaFinding };

/** The changes of the text after which the block is what was typed as a formula. */
export function changesByTyping(text: string, { from, to }: Block, typed: string): TypedBlock {
  const read = changesByFormula(text.slice(from, to), typed);
  if (!read.ok) return read;
  const changes = read.changes.map((change) => ({ ...change, from: change.from + from, to: change.to + from }));
  return { ok: true, changes };
}

/** The JSON text of what is pasted; undefined if it can be read neither as JSON nor as a formula. */
export function jsonOfPasted(pasted: string): string | undefined {
  const json = pasted.trim();
  if (json === '') return undefined;
  if (typeof readBlocks(json) !== 'string') return json;
  const read = changesByFormula('null', json);
  if (!read.ok) return undefined;
  let text = '';
  let at = 0;
  for (const { from, to, insert } of read.changes) {
    text += 'null'.slice(at, from) + insert;
    at = to;
  }
  return text + 'null'.slice(at);
}
