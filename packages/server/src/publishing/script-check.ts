// Analyzes the script of a component by parsing; it never runs on the server. Pure.
import { componentOfImport } from '@coverwright/insurance/identifiers';
import { type AnyNode, type Node, parse, type Program } from 'acorn';
import { say, type Term } from '../sentences/say.ts';

export interface ScriptImport {
  readonly specifier: string;
  /** Set if it is a component of the tenant. */
  readonly component: string | undefined;
  readonly local: readonly string[];
  readonly line: number;
  readonly column: number;
}

export interface ScriptProblem {
  readonly fault: Term;
  readonly line: number;
  readonly column: number;
}

export interface CheckedScript {
  readonly problems: readonly ScriptProblem[];
  readonly imports: readonly ScriptImport[];
  /** Names under which it registers components itself. */
  readonly registered: ReadonlySet<string>;
  /** Every string in it, which may be a list of classes. */
  readonly strings: readonly string[];
}

/** The only import besides components. */
export const validatorsModule = '@coverwright/app-runtime/validators';

export function checkScript(script: string): CheckedScript {
  let program: Program;
  try {
    program = parse(script, { ecmaVersion: 2022, sourceType: 'module', locations: true });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { problems: [toProblem(error)], imports: [], registered: new Set(), strings: [] };
  }
  const imports: ScriptImport[] = [];
  const strings: string[] = [];
  let exported: AnyNode | undefined;
  walk(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') strings.push(node.value);
    if (node.type === 'TemplateElement') strings.push(node.value.cooked ?? '');
    if (node.type === 'ExportDefaultDeclaration') exported = node.declaration;
    const source = importedFrom(node);
    if (source !== undefined) imports.push(toImport(node, source));
  });
  const missing = { fault: say('SCRIPT_WITHOUT_EXPORT'), line: 1, column: 1 };
  return {
    problems: [...(exported === undefined ? [missing] : []), ...imports.flatMap(checkImport)],
    imports,
    registered: registeredNames(exported),
    strings,
  };
}

function toProblem(error: SyntaxError): ScriptProblem {
  const [, fault = error.message, line = '1', column = '0'] = /^(.*) \((\d+):(\d+)\)$/s.exec(error.message) ?? [];
  return { fault, line: Number(line), column: Number(column) + 1 };
}

function importedFrom(node: AnyNode): string | undefined {
  const isImport =
    node.type === 'ImportDeclaration' ||
    node.type === 'ImportExpression' ||
    node.type === 'ExportAllDeclaration' ||
    node.type === 'ExportNamedDeclaration';
  if (!isImport || !node.source) return undefined;
  return node.source.type === 'Literal' && typeof node.source.value === 'string' ? node.source.value : '';
}

function toImport(node: AnyNode, specifier: string): ScriptImport {
  const local = node.type === 'ImportDeclaration' ? node.specifiers.map((one) => one.local.name) : [];
  const { line = 1, column = 0 } = node.loc?.start ?? {};
  return { specifier, component: componentOfImport(specifier), local, line, column: column + 1 };
}

function checkImport({ component, specifier, line, column }: ScriptImport): ScriptProblem[] {
  if (component !== undefined || specifier === validatorsModule) return [];
  const fault =
    specifier === ''
      ? say('SCRIPT_IMPORT_COMPUTED', { validators: validatorsModule })
      : say('SCRIPT_IMPORT_REFUSED', { what: specifier.slice(0, 60), validators: validatorsModule });
  return [{ fault, line, column }];
}

/** The keys of `components` in the exported options. */
function registeredNames(exported: AnyNode | undefined): Set<string> {
  if (exported?.type !== 'ObjectExpression') return new Set();
  const names = exported.properties.flatMap((property) =>
    property.type === 'Property' && keyOf(property.key) === 'components' && property.value.type === 'ObjectExpression'
      ? property.value.properties.flatMap((one) => (one.type === 'Property' ? [keyOf(one.key) ?? ''] : []))
      : [],
  );
  return new Set(names);
}

function keyOf(key: AnyNode): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

function walk(root: Program, visit: (node: AnyNode) => void): void {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    visit(node as AnyNode);
    for (const value of Object.values(node)) {
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) waiting.push(one);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
