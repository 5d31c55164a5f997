// Renames a component in a script: imports, registration, and the variable that holds it. Comments and layout
// are preserved. Pure.
import { toPascalCase } from '@coverwright/component-tree/component-names';
import { renameWord, type ComponentRename } from '@coverwright/component-tree/rename-component';
import { type AnyNode, type Node, parse, type Program, type Property } from 'acorn';

export type ScriptRefusal =
  /** The script names the component but cannot be parsed. */
  | 'unreadable'
  /** The script uses the new name for something else. */
  | 'taken'
  /** A text may be the name of a component computed at run time. */
  | 'computed';

export interface RenamedScript {
  readonly script: string;
  /** Whether the script registers another component under this tag name. */
  readonly isTagElsewhere: boolean;
}

interface Facts {
  /** Set for the component itself, whose script may state its name. */
  readonly isOwn: boolean;
  readonly hasComputedComponent: boolean;
}

export function renameInScript(script: string, rename: ComponentRename, facts: Facts): RenamedScript | ScriptRefusal {
  const program = read(script);
  if (program === undefined) {
    return script.includes(rename.from) ? 'unreadable' : { script, isTagElsewhere: false };
  }
  return new ScriptRenamer(program, script, rename).rename(facts);
}

/** Undefined if it does not parse, or is nested too deeply to be parsed. */
function read(script: string): Program | undefined {
  try {
    return parse(script, { ecmaVersion: 2022, sourceType: 'module' });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Placed {
  readonly node: AnyNode;
  readonly parent: AnyNode | undefined;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

class ScriptRenamer {
  readonly #placed: readonly Placed[];
  readonly #script: string;
  readonly #rename: ComponentRename;
  readonly #edits = new Map<number, Edit>();
  /** Variables that hold the component. */
  readonly #holders = new Set<string>();
  #isTagElsewhere = false;

  constructor(program: Program, script: string, rename: ComponentRename) {
    this.#placed = listNodes(program);
    this.#script = script;
    this.#rename = rename;
  }

  rename({ isOwn, hasComputedComponent }: Facts): RenamedScript | ScriptRefusal {
    const { from, to } = this.#rename;
    for (const { node } of this.#placed) this.#renameImport(node);
    const options = this.#placed.find(({ node }) => node.type === 'ExportDefaultDeclaration')?.node;
    const declared = options?.type === 'ExportDefaultDeclaration' ? options.declaration : undefined;
    const registered = propertiesOf(optionOf(declared, 'components'));
    if (registered.some(({ key }) => toPascalCase(wordOf(key) ?? '') === to)) return 'taken';
    for (const property of registered) this.#renameRegistration(property);
    if (this.#holders.has(from)) {
      if (this.#placed.some(({ node }) => node.type === 'Identifier' && node.name === to)) return 'taken';
      for (const one of this.#placed) this.#renameVariable(one, registered);
    }
    const name = optionOf(declared, 'name');
    if (isOwn && name?.type === 'Literal') this.#renameLiteral(name);
    if (hasComputedComponent && this.#placed.some(({ node }) => this.#mayNameIt(node))) return 'computed';
    return { script: this.#write(), isTagElsewhere: this.#isTagElsewhere };
  }

  #renameImport(node: AnyNode): void {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ImportExpression') return;
    const { source } = node;
    if (source.type !== 'Literal' || typeof source.value !== 'string') return;
    const { from, to } = this.#rename;
    const [, folder, name, ending] = /^(.*\/)?(\w+)(\.vue)?$/.exec(source.value) ?? [];
    if (name !== from) return;
    this.#replace(source, `${this.#quoteOf(source)}${folder ?? ''}${to}${ending ?? ''}${this.#quoteOf(source)}`);
    if (node.type !== 'ImportDeclaration') return;
    for (const one of node.specifiers) if (one.type === 'ImportDefaultSpecifier') this.#holders.add(one.local.name);
  }

  #renameRegistration({ key, value, shorthand }: Property): void {
    const word = wordOf(key);
    if (word === undefined || renameWord(word, this.#rename) === word) return;
    const isHolder = value.type === 'Identifier' && this.#holders.has(value.name);
    const isImport = [...this.#edits.keys()].some((at) => at > value.start && at < value.end);
    if (!isHolder && !isImport) this.#isTagElsewhere = true;
    else if (key.type === 'Literal') this.#renameLiteral(key);
    else if (!shorthand) this.#replace(key, renameWord(word, this.#rename));
  }

  /** All variables of the name together, so that shadowing is preserved. */
  #renameVariable({ node, parent }: Placed, registered: readonly AnyNode[]): void {
    const { from, to } = this.#rename;
    if (node.type !== 'Identifier' || node.name !== from || !isVariable(node, parent)) return;
    const isBare = parent?.type === 'Property' && parent.shorthand && !registered.includes(parent);
    const isDefault = parent?.type === 'AssignmentPattern' && this.#isShorthandPattern(parent);
    this.#replace(node, isBare || isDefault ? `${from}: ${to}` : exportedText(parent, from, to));
  }

  #isShorthandPattern(pattern: AnyNode): boolean {
    return this.#placed.some(({ node }) => node.type === 'Property' && node.shorthand && node.value === pattern);
  }

  #renameLiteral(literal: AnyNode): void {
    if (literal.type !== 'Literal' || typeof literal.value !== 'string') return;
    const word = renameWord(literal.value, this.#rename);
    if (word !== literal.value) this.#replace(literal, `${this.#quoteOf(literal)}${word}${this.#quoteOf(literal)}`);
  }

  #mayNameIt(node: AnyNode): boolean {
    if (this.#edits.has(node.start)) return false;
    const text = node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value.cooked : undefined;
    return typeof text === 'string' && renameWord(text, this.#rename) !== text;
  }

  #quoteOf({ start }: Node): string {
    return this.#script.charAt(start);
  }

  #replace({ start, end }: Node, text: string): void {
    this.#edits.set(start, { start, end, text });
  }

  #write(): string {
    let at = 0;
    let written = '';
    for (const { start, end, text } of [...this.#edits.values()].toSorted((a, b) => a.start - b.start)) {
      written += this.#script.slice(at, start) + text;
      at = end;
    }
    return written + this.#script.slice(at);
  }
}

/** Whether the node is a variable, not the name of a property or of an export. */
function isVariable(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent?.type === 'Property') return parent.shorthand || parent.value === node || parent.computed;
  if (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') {
    return parent.value === node || parent.computed;
  }
  if (parent?.type === 'ImportSpecifier') return parent.local === node;
  if (parent?.type === 'ExportSpecifier') return parent.local === node;
  return true;
}

function exportedText(parent: AnyNode | undefined, from: string, to: string): string {
  const isBareExport = parent?.type === 'ExportSpecifier' && parent.exported.start === parent.local.start;
  return isBareExport ? `${to} as ${from}` : to;
}

function optionOf(options: AnyNode | undefined, name: string): AnyNode | undefined {
  return propertiesOf(options).find(({ key }) => wordOf(key) === name)?.value;
}

function propertiesOf(node: AnyNode | undefined): Property[] {
  return node?.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];
}

function wordOf(key: AnyNode): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

function listNodes(program: Program): Placed[] {
  const found: Placed[] = [];
  const waiting: { readonly node: Node; readonly parent: AnyNode | undefined }[] = [
    { node: program, parent: undefined },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = next.node as AnyNode;
    found.push({ node, parent: next.parent });
    for (const value of Object.values(node)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (isNode(one)) waiting.push({ node: one, parent: node });
    }
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
