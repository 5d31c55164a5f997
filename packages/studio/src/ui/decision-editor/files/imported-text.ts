/** From an imported decision table to the text of the logic. Numbers retain their digits. Pure. */
import { locatePath, type JsonPath, type TextRange } from '@coverwright/rules';
import {
  findDecisions,
  readOutcome,
  type DecisionWords,
  type TextChange,
  type WrittenDecision,
} from '@coverwright/rules/decision-text';

class ImportedText {
  readonly #text: string;
  readonly #decision: WrittenDecision;
  readonly #words: DecisionWords | undefined;

  constructor(text: string, decision: WrittenDecision, words: DecisionWords | undefined) {
    this.#text = text;
    this.#decision = decision;
    // Several outputs are not a decision of underwriting.
    this.#words = decision.outputs.length === 1 ? words : undefined;
  }

  /** A line for each row, as new tables are written. */
  layOut(): string {
    const { inputs, table } = this.#decision;
    const fields = table.members.map(({ name, value }) => `    ${JSON.stringify(name)}: ${this.#field(name, value)}`);
    return `{"decide": [\n  {"eachKey": ${this.#copy(inputs)}},\n  {"preserve": {\n${fields.join(',\n')}\n  }}\n]}`;
  }

  #copy({ from, to }: TextRange): string {
    return this.#text.slice(from, to);
  }

  #field(name: string, value: TextRange): string {
    if (name === 'outputs') return `[${this.#decision.outputs.map((output) => this.#output(output)).join(', ')}]`;
    if (name === 'default') return this.#outcome(value);
    if (name !== 'rows' || this.#decision.rows.length === 0) return this.#copy(value);
    const count = this.#decision.conditions.length;
    const rows = this.#decision.rows.map(({ items }) => {
      const cells = items.map((cell, column) => (column < count ? this.#copy(cell) : this.#outcome(cell)));
      return `      [${cells.join(', ')}]`;
    });
    return `[\n${rows.join(',\n')}\n    ]`;
  }

  #output({ name, values }: WrittenDecision['outputs'][number]): string {
    const ranked = values && `, "values": [${values.items.map((value) => this.#outcome(value)).join(', ')}]`;
    return `{"name": ${JSON.stringify(name)}${ranked ?? ''}}`;
  }

  /** In underwriting, a text is what a user would type: the code `Accept` would decline. */
  #outcome(at: TextRange): string {
    const written = this.#copy(at);
    return this.#words !== undefined && written.startsWith('"')
      ? readOutcome(String(JSON.parse(written)), this.#words)
      : written;
  }
}

/** @param words set for the decisions of underwriting */
export function layOutDecide(decideText: string, words: DecisionWords | undefined): string {
  const [decision] = findDecisions(decideText);
  return decision === undefined ? decideText : new ImportedText(decideText, decision, words).layOut();
}

/** Replaces the table at the path by the text of another; nothing if it no longer exists. */
export function replaceDecision(text: string, path: JsonPath, table: string): readonly TextChange[] {
  const at = locatePath(text, path);
  if (at === undefined || !findDecisions(text).some((one) => one.path.join('\n') === path.join('\n'))) return [];
  return [{ from: at.from, to: at.to, insert: table }];
}
