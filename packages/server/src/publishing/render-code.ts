// Compiles a component's template to the code of its render functions, without `with`, for a module. Vue's
// compiler only receives templates in which the parser of component-tree finds no problem (CVE-2024-9506).
import { type CompileProblem, compileProblem, type ComponentFault, type RenderCode } from './app-snapshot.ts';
import { type ComponentSource, lineAndColumn } from './component-source.ts';
import { renderHash } from './render-hash.ts';
import type { TemplateCompiler } from './vue-realm.ts';
import { say } from '../sentences/say.ts';

export type RenderOutcome =
  | { readonly ok: true; readonly render: RenderCode }
  | { readonly ok: false; readonly problems: readonly CompileProblem[] };

export async function compileRender(
  { name, template }: Pick<ComponentSource, 'name' | 'template'>,
  compile: TemplateCompiler,
): Promise<RenderOutcome> {
  // An empty template renders nothing.
  const compiled = compile(template.trim() === '' ? '<!-- -->' : template);
  if (!compiled.ok) {
    const problems = compiled.errors.map(({ message: fault, offset }) =>
      compileProblem(name, 'template', {
        fault,
        ...(offset !== undefined && lineAndColumn(template, offset)),
      }),
    );
    return { ok: false, problems };
  }
  // A megabyte of code that is not needed while every template is cached.
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

/** Syntax that the ES2015 transpiler does not accept. */
const laterSyntax = /\?\.(?!\d)|\?\?|\*\*|\basync\b|\bawait\b/;
/** Expressions of a template: in double braces, and as values of directives. */
const expressions = /\{\{([^]{0,5000}?)\}\}|\s(?:v-[\w:.-]+|[:@#][\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function expressionProblem(error: Error, template: string): ComponentFault {
  const at = findLaterSyntax(template);
  if (at !== undefined) return { fault: say('EXPRESSION_SYNTAX_REFUSED'), ...lineAndColumn(template, at) };
  const why = error.message.replaceAll(/\s+/g, ' ').slice(0, 200);
  return { fault: say('EXPRESSION_REFUSED', { why }) };
}

/** Strings within expressions are skipped: a question may end in ??. */
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
