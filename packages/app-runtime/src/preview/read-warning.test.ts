import { expect, test } from 'vitest';
import { readCompileWarning } from './compile-template.ts';
import { lineOfError, linkImports, orderByImports } from './load-script.ts';

test('reads the line marked by the compiler', () => {
  const text =
    'Error compiling template:\n\ninvalid expression: Unexpected token in\n\n    a +\n\n  Raw expression: v-if="a +"\n\n\n1  |  <div>\n2  |    <p>\n3  |    <b v-if="a +">x</b>\n   |       ^^^^^^^^^^\n4  |  </p></div>';
  expect(readCompileWarning('QuoteForm', text)).toMatchObject({ component: 'QuoteForm', part: 'template', line: 3 });
  expect(readCompileWarning('QuoteForm', 'tag <p> has no matching end tag.')).toEqual({
    component: 'QuoteForm',
    part: 'template',
    message: 'tag <p> has no matching end tag.',
  });
});

test("points imports to the frame's modules, on the same line as before", () => {
  const modules = { validators: ['required'], components: new Set(['PlanCard']), later: new Set(['QuotePage']) };
  const script = `import { required } from '@coverwright/app-runtime/validators';\nimport Card from './PlanCard';\nimport QuotePage from './QuotePage.vue';\nimport other from 'elsewhere';\nexport default {}`;
  const [first, second, circular, third, fourth] = linkImports(script, modules).split('\n');
  expect(first).toMatch(/^import \{ required \} from 'data:text\/javascript,/);
  expect(second).toMatch(/^import Card from 'data:text\/javascript,/);
  expect(decodeURIComponent(second ?? '')).toContain('export default globalThis');
  expect(decodeURIComponent(circular ?? '')).toContain('export default async () => globalThis');
  expect([third, fourth]).toEqual(["import other from 'elsewhere';", 'export default {}']);
});

test('finds the line of an error in the script, and none for other errors', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n    at compute (blob:null/12-34:7:21)\n    at render (http://here/preview.js:1:1)';
  expect(lineOfError(error)).toBe(7);
  error.stack = 'Error: x\n    at render (http://here/preview.js:1:1)';
  expect([lineOfError(error), lineOfError('text')]).toEqual([undefined, undefined]);
});

test('builds the imports of a script before it, even if they are circular', () => {
  const component = (name: string, ...imported: string[]) => ({
    name,
    template: '',
    script: imported.map((one) => `import ${one} from './${one}.vue';\n`).join(''),
  });
  const names = (...components: Parameters<typeof orderByImports>[0]) =>
    orderByImports(components).map(({ name }) => name);
  expect(names(component('A', 'B', 'Missing'), component('B', 'C'), component('C'))).toEqual(['C', 'B', 'A']);
  expect(names(component('A', 'B'), component('B', 'A'))).toEqual(['B', 'A']);
});
