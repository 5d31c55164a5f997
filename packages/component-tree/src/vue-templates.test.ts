import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from 'vue-template-compiler';
import { type Json } from '@coverwright/insurance/json';
import { fromEditorAst, toEditorAst } from './editor-ast.ts';
import { generateTemplate } from './generate.ts';
import { parseTemplate } from './parse.ts';
import type { TreeDocument } from './document.ts';

// The templates compiled by Vue's own tests, recorded with one record per line.
const suiteFile = new URL('../../../../shared/data/vue-templates.json', import.meta.url);
const hasSuite = existsSync(suiteFile);
const templates = hasSuite ? readTemplates(readFileSync(suiteFile, 'utf8')) : [];

/** Line breaks inside the recorded texts are not escaped. */
function readTemplates(text: string): string[] {
  const escaped = text.replaceAll(/"(?:[^"\\]|\\[\s\S])*"/g, (literal) => literal.replaceAll('\n', '\\n'));
  const records = JSON.parse(escaped) as { readonly template: string }[];
  return [...new Set(records.map(({ template }) => template))];
}

function compiled(template: string): { readonly code: string; readonly isValid: boolean } {
  const { render, staticRenderFns, errors } = compile(template);
  return { code: JSON.stringify([render, staticRenderFns]), isValid: errors.length === 0 };
}

/** Ignores how the tags were written. */
function plain({ nodes, roots }: TreeDocument): TreeDocument {
  return { roots, nodes: new Map([...nodes].map(([id, { layout: _layout, ...node }]) => [id, node])) };
}

describe.skipIf(!hasSuite)("the templates from Vue's tests", () => {
  test('number hundreds', () => {
    expect(templates.length).toBeGreaterThan(400);
  });

  test('are written exactly as in the source, unless a problem was reported', () => {
    const changed = templates.filter((template) => {
      const { document, problems } = parseTemplate(template);
      return problems.length === 0 && generateTemplate(document) !== template;
    });
    // A paragraph ended by a block, and a lone </p>, get their missing tags.
    expect(changed.filter((template) => !/<\/?p>/.test(template))).toEqual([]);
    expect(changed.length).toBeLessThan(5);
  });

  test('compile to the same code when every tag is written in the default format', () => {
    const different = templates.filter((template) => {
      const before = compiled(template);
      const { document, problems } = parseTemplate(template);
      return problems.length === 0 && compiled(generateTemplate(plain(document))).code !== before.code;
    });
    expect(different).toEqual([]);
  });

  test('have no problems if they compile', () => {
    const refused = templates.filter(
      (template) => compiled(template).isValid && parseTemplate(template).problems.length > 0,
    );
    // Vue ignores end tags that close nothing.
    expect(
      refused.filter((template) => parseTemplate(template).problems.some(({ code }) => code !== 'UNMATCHED_END_TAG')),
    ).toEqual([]);
    expect(refused.length).toBeLessThan(4);
  });

  test('pass through the stored tree unchanged', () => {
    const different = templates.filter((template) => {
      const { document, problems } = parseTemplate(template);
      const stored = JSON.parse(JSON.stringify(toEditorAst(document))) as Json;
      let count = 0;
      const read = fromEditorAst(stored, () => `x${(count += 1)}`) ?? { nodes: new Map(), roots: [] };
      return problems.length === 0 && generateTemplate(read) !== generateTemplate(plain(document));
    });
    expect(different).toEqual([]);
  });

  test('lose nothing silently when parts are deleted, duplicated or swapped', () => {
    const pieces = [
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      '</p>',
      '<p>',
      '<br>',
      '<!--',
      '-->',
      '<textarea>',
      '{{',
      '}}',
      ' ',
      '<li>',
      ':[',
      ']',
    ];
    const mutation = fc.record({
      template: fc.constantFrom(...templates),
      cuts: fc.array(fc.tuple(fc.nat(1000), fc.nat(4), fc.constantFrom('', ...pieces)), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(mutation, ({ template, cuts }) => {
        let text = template;
        for (const [at, length, piece] of cuts) {
          const from = at % (text.length + 1);
          text = text.slice(0, from) + piece + text.slice(from + length);
        }
        const { document, problems } = parseTemplate(text);
        if (problems.length > 0) return;
        expect(compiled(generateTemplate(document)).code).toBe(compiled(text).code);
        expect(compiled(generateTemplate(plain(document))).code).toBe(compiled(text).code);
      }),
      { numRuns: 20_000 },
    );
  });
});
