import { expect, test } from 'vitest';
import { renameInScript } from './rename-script.ts';

const rename = { from: 'QuoteForm', to: 'PriceBox' };
const facts = { isOwn: false, hasComputedComponent: false };
const scriptOf = (script: string, more: Partial<typeof facts> = {}) => {
  const renamed = renameInScript(script, rename, { ...facts, ...more });
  return typeof renamed === 'string' ? renamed : renamed.script;
};
const imported = "import QuoteForm from './QuoteForm.vue';\n";
const importedAfter = "import PriceBox from './PriceBox.vue';\n";

test.each([
  ['export default { components: { QuoteForm } }', 'export default { components: { PriceBox } }'],
  ['export default { components: { QuoteForm: QuoteForm } }', 'export default { components: { PriceBox: PriceBox } }'],
  [
    "export default { components: { 'quote-form': QuoteForm, Card: QuoteForm } }",
    "export default { components: { 'price-box': PriceBox, Card: PriceBox } }",
  ],
  [
    'export default { data: () => ({ QuoteForm, x: a.QuoteForm }) }',
    'export default { data: () => ({ QuoteForm: PriceBox, x: a.QuoteForm }) }',
  ],
  [
    'const f = ({ QuoteForm = 1 }) => QuoteForm; export default {}',
    'const f = ({ QuoteForm: PriceBox = 1 }) => PriceBox; export default {}',
  ],
  [
    'export { QuoteForm }; export default { QuoteForm() {} }',
    'export { PriceBox as QuoteForm }; export default { QuoteForm() {} }',
  ],
  [
    "/* QuoteForm */ export default { x: 'QuoteForm' } // QuoteForm",
    "/* QuoteForm */ export default { x: 'QuoteForm' } // QuoteForm",
  ],
])('after its import, %s becomes %s', (script, expected) => {
  expect(scriptOf(imported + script)).toBe(importedAfter + expected);
});

test('imports are changed in all their forms', () => {
  expect(scriptOf('import Form from "@/components/QuoteForm"; export default { components: { Form } }')).toBe(
    'import Form from "@/components/PriceBox"; export default { components: { Form } }',
  );
  expect(scriptOf("export default { components: { QuoteForm: () => import('./QuoteForm.vue') } }")).toBe(
    "export default { components: { PriceBox: () => import('./PriceBox.vue') } }",
  );
  const other = "import QuoteFormLine from './QuoteFormLine.vue'; export default {}";
  expect(scriptOf(other)).toBe(other);
});

test('only the component itself states its name', () => {
  const script = "export default { name: 'QuoteForm' }";
  expect(scriptOf(script)).toBe(script);
  expect(scriptOf(script, { isOwn: true })).toBe("export default { name: 'PriceBox' }");
});

test('a tag that the script registers for another component is not renamed', () => {
  const script = 'const Local = {}; export default { components: { QuoteForm: Local } }';
  expect(renameInScript(script, rename, facts)).toEqual({ script, isTagElsewhere: true });
});

test('a usage that cannot be renamed is refused', () => {
  expect(scriptOf(`${imported}const PriceBox = 1;`)).toBe('taken');
  expect(scriptOf('export default { components: { PriceBox: {} } }')).toBe('taken');
  expect(scriptOf(`${imported}export default {`)).toBe('unreadable');
  expect(scriptOf(`${imported}(`.padEnd(200_000, '('))).toBe('unreadable');
  expect(scriptOf('const a = {')).toBe('const a = {');
  const computed = "export default { data: () => ({ kind: 'quote-form' }) }";
  expect(scriptOf(computed, { hasComputedComponent: true })).toBe('computed');
  expect(scriptOf(computed)).toBe(computed);
});
