/** Changes the text of a decision table so that it is as a draft. Everything else remains as it is written. */
import { ComposedText, type TextChange } from '../formula/text-changes.ts';
import { writeEntries } from '../formula/write-entries.ts';
import type { TextRange } from '../json/json-text.ts';
import type { RangedMember, RangedValue } from '../json/ranged-tree.ts';
import type { DecisionDraft, DraftColumn, DraftRow } from './decision-draft.ts';
import { memberOf, type WrittenDecision } from './written-decision.ts';

/** Matches everything. */
const anyCondition = '"-"';
/** Not an outcome, so that the cell has a problem until one is entered: null would accept, or be a price of 0. */
export const missingOutcome = '{}';
/** The value of a new column until it is entered: none. */
const missingLogic = 'null';

interface Entry extends TextRange {
  readonly member: RangedMember;
}

interface Part {
  readonly at: TextRange;
  readonly write: () => void;
}

class DecisionWriting {
  readonly #composed: ComposedText;
  readonly #decision: WrittenDecision;
  readonly #draft: DecisionDraft;
  readonly #columns: readonly DraftColumn[];
  /** By new column, the position of its cell in the rows of the text. */
  readonly #sources: readonly (number | undefined)[];
  readonly #areSame: boolean;

  constructor(text: string, decision: WrittenDecision, draft: DecisionDraft) {
    this.#composed = new ComposedText(text);
    this.#decision = decision;
    this.#draft = draft;
    this.#columns = [...draft.conditions, ...draft.outputs];
    const count = decision.conditions.length;
    this.#sources = [
      ...draft.conditions.map(({ source }) => source),
      ...draft.outputs.map(({ source }) => (source === undefined ? undefined : source + count)),
    ];
    this.#areSame =
      this.#sources.length === count + decision.outputs.length &&
      this.#sources.every((source, index) => source === index);
  }

  get #text(): string {
    return this.#composed.text;
  }

  #copy({ from, to }: TextRange): void {
    this.#composed.copy(from, to);
  }

  write(): readonly TextChange[] {
    const { inputs, table } = this.#decision;
    const parts: Part[] = [
      { at: inputs, write: () => this.#writeInputs() },
      { at: table, write: () => this.#writeTable() },
    ];
    this.#writeParts({ from: 0, to: this.#text.length }, parts);
    return this.#composed.finish();
  }

  /** Parts within a range, in the order of the text, and what is around them as it is. */
  #writeParts({ from, to }: TextRange, parts: readonly Part[]): void {
    let at = from;
    for (const part of parts.toSorted((a, b) => a.at.from - b.at.from)) {
      this.#composed.copy(at, part.at.from);
      part.write();
      at = part.at.to;
    }
    this.#composed.copy(at, to);
  }

  #writeInputs(): void {
    const { inputs, conditions } = this.#decision;
    const entries = conditions.map((member): Entry => ({ from: member.nameAt.from, to: member.value.to, member }));
    const pairs = this.#draft.conditions.map(({ source }) => source);
    writeEntries(this.#composed, inputs, entries, pairs, (index, entry) => {
      const { name, logic } = this.#draft.conditions[index] ?? {};
      if (entry === undefined) {
        this.#composed.insert(`${JSON.stringify(name ?? '')}: ${logic ?? missingLogic}`);
        return;
      }
      const { nameAt, value } = entry.member;
      this.#writeOver(nameAt, name === undefined ? undefined : JSON.stringify(name));
      this.#composed.copy(nameAt.to, value.from);
      this.#writeOver(value, logic);
    });
  }

  /** @param written undefined to leave it as it is */
  #writeOver(at: TextRange, written: string | undefined): void {
    if (written === undefined) this.#copy(at);
    else this.#composed.insert(written);
  }

  /** Fields that the table lacks are added after its last one. */
  #writeTable(): void {
    const { table, rows, outputs } = this.#decision;
    const { hit, default: fallback } = this.#draft;
    const added: string[] = [];
    const parts: Part[] = [];
    const setField = (name: string, written: string | undefined): void => {
      const member = memberOf(table, name);
      if (written === undefined) return;
      if (member === undefined) added.push(`${JSON.stringify(name)}: ${written}`);
      else parts.push({ at: member.value, write: () => this.#writeOver(member.value, written) });
    };
    setField('hit', hit === undefined ? undefined : JSON.stringify(hit));
    if (fallback !== null) setField('default', fallback);
    const listField = (name: string, items: readonly RangedValue[], write: (at: RangedValue) => void): void => {
      const member = memberOf(table, name);
      if (member !== undefined && this.#text.charAt(member.value.from) === '[')
        parts.push({ at: member.value, write: () => write(member.value) });
      else if (items.length === 0) setField(name, this.#newList(name));
    };
    listField(
      'outputs',
      outputs.map(({ value }) => value),
      (at) => this.#writeOutputs(at),
    );
    listField('rows', rows, (at) => this.#writeRows(at));
    const removed = fallback === null ? this.#fieldRange('default') : undefined;
    if (removed !== undefined) parts.push({ at: removed, write: () => undefined });
    if (added.length > 0) {
      const end = table.members.at(-1)?.value.to ?? table.from + 1;
      const separator = table.members.length === 0 ? '' : ', ';
      parts.push({ at: { from: end, to: end }, write: () => this.#composed.insert(separator + added.join(', ')) });
    }
    this.#writeParts(table, parts);
  }

  #newList(name: string): string | undefined {
    const { outputs, rows } = this.#draft;
    const written = name === 'rows' ? rows.map((row) => this.#newRow(row)) : outputs.map((one) => this.#newOutput(one));
    return written.length === 0 ? undefined : `[${written.join(', ')}]`;
  }

  /** A field of the table with the comma that separates it. */
  #fieldRange(name: string): TextRange | undefined {
    const { members } = this.#decision.table;
    const index = members.findLastIndex((member) => member.name === name);
    const [member, before, after] = [members[index], members[index - 1], members[index + 1]];
    if (member === undefined) return undefined;
    if (before !== undefined) return { from: before.value.to, to: member.value.to };
    return { from: member.nameAt.from, to: after?.nameAt.from ?? member.value.to };
  }

  #writeOutputs(at: RangedValue): void {
    const pairs = this.#draft.outputs.map(({ source }) => source);
    writeEntries(this.#composed, at, at.items, pairs, (index, output) => {
      const column = this.#draft.outputs[index];
      if (column === undefined) return;
      if (output === undefined) this.#composed.insert(this.#newOutput(column));
      else this.#writeOutput(output, column);
    });
  }

  #newOutput({ name = '', values }: DraftColumn): string {
    return `{"name": ${JSON.stringify(name)}${typeof values === 'string' ? `, "values": ${values}` : ''}}`;
  }

  #writeOutput(output: RangedValue, column: DraftColumn): void {
    const { name, values } = column;
    if (name === undefined && values === undefined) return this.#copy(output);
    const nameAt = memberOf(output, 'name')?.value;
    const valuesAt = memberOf(output, 'values');
    // With anything else in it, it is not an output, and is written as one.
    const isRemoved = values === null && valuesAt !== undefined;
    if (nameAt === undefined || isRemoved) {
      const before = nameAt && (JSON.parse(this.#text.slice(nameAt.from, nameAt.to)) as string);
      return this.#composed.insert(this.#newOutput({ ...column, name: name ?? before ?? '' }));
    }
    const parts: Part[] = [];
    if (name !== undefined) parts.push({ at: nameAt, write: () => this.#composed.insert(JSON.stringify(name)) });
    if (typeof values === 'string') {
      const end = output.members.at(-1)?.value.to ?? nameAt.to;
      const at = valuesAt?.value ?? { from: end, to: end };
      parts.push({ at, write: () => this.#composed.insert(valuesAt === undefined ? `, "values": ${values}` : values) });
    }
    return this.#writeParts(output, parts);
  }

  #writeRows(at: RangedValue): void {
    const pairs = this.#draft.rows.map(({ source }) => source);
    writeEntries(this.#composed, at, at.items, pairs, (index, row) => {
      const draft = this.#draft.rows[index];
      if (draft === undefined) return;
      if (row === undefined) this.#composed.insert(this.#newRow(draft));
      else this.#writeRow(row, draft);
    });
  }

  #newRow({ cells }: DraftRow): string {
    return `[${this.#columns.map((_, column) => cells.get(column) ?? this.#missing(column)).join(', ')}]`;
  }

  #missing(column: number): string {
    return column < this.#draft.conditions.length ? anyCondition : missingOutcome;
  }

  #writeRow(row: RangedValue, { cells }: DraftRow): void {
    if (this.#areSame && cells.size === 0) return this.#copy(row);
    if (this.#text.charAt(row.from) !== '[') return this.#composed.insert(this.#newRow({ source: undefined, cells }));
    const { items } = row;
    const isShort = items.length < (this.#areSame ? Math.max(...cells.keys()) + 1 : 0);
    const isPlain = this.#areSame && !isShort;
    // What a row has beyond its columns stays, so that nothing is lost.
    const beyond = items.slice(this.#decision.conditions.length + this.#decision.outputs.length);
    const sources = isPlain
      ? items.map((_, index) => index)
      : [...this.#sources, ...beyond.map((_, index) => items.length - beyond.length + index)];
    const pairs = sources.map((source) => (source !== undefined && source < items.length ? source : undefined));
    return writeEntries(this.#composed, row, items, pairs, (column, item) => {
      const written = cells.get(column);
      if (item === undefined || written !== undefined) this.#composed.insert(written ?? this.#missing(column));
      else this.#copy(item);
    });
  }
}

export function changeDecision(text: string, decision: WrittenDecision, draft: DecisionDraft): readonly TextChange[] {
  return new DecisionWriting(text, decision, draft).write();
}
