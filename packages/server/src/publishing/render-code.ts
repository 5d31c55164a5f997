// The template of a component as the code of its render functions, for a module: without `with`. Vue's compiler receives
// only templates that the parser of component-tree has no problem with (CVE-2024-9506).
import { type CompileProblem, compileProblem, type RenderCode } from './app-snapshot.ts';
import { type ComponentSource, lineAndColumn } from './component-source.ts';
import { renderHash } from './render-hash.ts';
import type { TemplateCompiler } from './vue-realm.ts';

export type RenderOutcome =
  | { readonly ok: true; readonly render: RenderCode }
  | { readonly ok: false; readonly problems: readonly CompileProblem[] };

export async function compileRender(
  { name, template }: Pick<ComponentSource, 'name' | 'template'>,
  compile: TemplateCompiler,
): Promise<RenderOutcome> {
  // An empty template shows nothing.
  const compiled = compile(template.trim() === '' ? '<!-- -->' : template);
  if (!compiled.ok) {
    const problems = compiled.errors.map(({ message, offset }) =>
      compileProblem(name, 'template', {
        message,
        ...(offset !== undefined && lineAndColumn(template, offset)),
      }),
    );
    return { ok: false, problems };
  }
  // A megabyte of code, which is not needed as long as every template is remembered.
  const { default: transpile } = await import('vue-template-es2015-compiler');
  const functions = compiled.staticRenderFns.map((code) => `function(){${code}}`).join(',');
  try {
    const code = transpile(`var render=function(){${compiled.render}};var staticRenderFns=[${functions}];`);
    return {
      ok: true,
      render: {
        hash: renderHash(template),
        code: `${code}\nrender._withStripped=true;\nexport{render,staticRenderFns};\n`,
      },
    };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, problems: [compileProblem(name, 'template', expressionProblem(error, template))] };
  }
}

/** What the transpiler, which reads the syntax of 2015, stops at. */
const laterSyntax = /\?\.(?!\d)|\?\?|\*\*|\basync\b|\bawait\b/;
/** Expressions of a template: in double braces, and as values of directives. */
const expressions = /\{\{([^]{0,5000}?)\}\}|\s(?:v-[\w:.-]+|[:@#][\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function expressionProblem(error: Error, template: string): { message: string; line?: number; column?: number } {
  const message =
    'An expression uses a syntax that templates cannot have, such as ?. or ??. Move it to a computed value of the script.';
  const at = findLaterSyntax(template);
  return at === undefined
    ? { message: `${message} (${error.message.replaceAll(/\s+/g, ' ').slice(0, 200)})` }
    : { message, ...lineAndColumn(template, at) };
}

/** Texts of expressions are left out: a question may end in ??. */
function findLaterSyntax(template: string): number | undefined {
  for (const match of template.matchAll(expressions)) {
    const code = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, (text) =>
      ' '.repeat(text.length),
    );
    const within = code.search(laterSyntax);
    if (within >= 0) return match.index + match[0].indexOf(match[1] ?? match[2] ?? match[3] ?? '') + within;
  }
  return undefined;
}
