/** Reads a decision table once after each edit of its text, which the grid shows before the screen around it does. */
import type { WrittenDecision } from '@coverwright/rules/decision-text';
import { toSheet, type DecisionSheet, type SheetTexts } from './decision-sheet.ts';

interface Read {
  readonly text: string;
  readonly decision: WrittenDecision;
  readonly texts: SheetTexts;
  readonly sheet: DecisionSheet;
}

export class SheetReader {
  #last: Read | undefined;

  /** The same sheet for the same table. */
  read(text: string, decision: WrittenDecision, texts: SheetTexts): DecisionSheet {
    const last = this.#last;
    if (last !== undefined && last.decision === decision && last.texts === texts && last.text === text) {
      return last.sheet;
    }
    const sheet = toSheet(text, decision, texts);
    this.#last = { text, decision, texts, sheet };
    return sheet;
  }
}
