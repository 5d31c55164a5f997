import { CompletionContext, type CompletionResult, type CompletionSource } from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { mjmlLanguage } from './code-editor-mjml.ts';

/** The completions offered at the caret. */
async function offeredAt(marked: string): Promise<readonly string[]> {
  const at = marked.indexOf('^');
  const doc = marked.replace('^', '');
  const created = EditorState.create({ doc, extensions: mjmlLanguage() });
  // Parsing is normally time-limited; on a busy machine it may not reach the caret.
  ensureSyntaxTree(created, doc.length, 60_000);
  const { state } = created.update({});
  const context = new CompletionContext(state, at, true);
  const sources = state.languageDataAt<CompletionSource>('autocomplete', at);
  const results = await Promise.all(sources.map(async (source): Promise<CompletionResult | null> => source(context)));
  return results.flatMap((result) => result?.options.map(({ label }) => label) ?? []);
}

const body = (inner: string) => `<mjml><mj-body>${inner}</mj-body></mjml>`;

test('only the allowed child elements are offered', async () => {
  const offered = await offeredAt(body('<mj-section><^</mj-section>'));
  expect(offered).toEqual(expect.arrayContaining(['mj-column', 'mj-group', 'mj-raw']));
  expect(offered).not.toContain('mj-text');
  expect(await offeredAt(body('<mj-section><mj-column><mj-text>Dear <^</mj-text></mj-column></mj-section>'))).toContain(
    'strong',
  );
});

test('the attributes of an element are offered, but not those of HTML', async () => {
  const offered = await offeredAt(body('<mj-section><mj-column><mj-image ^></mj-column></mj-section>'));
  expect(offered).toEqual(expect.arrayContaining(['src', 'alt', 'fluid-on-mobile', 'css-class', 'mj-class']));
  expect(offered).not.toContain('class');
});

test('the values of an attribute are offered', async () => {
  expect(
    await offeredAt(body('<mj-section><mj-column><mj-text align="^"></mj-text></mj-column></mj-section>')),
  ).toEqual(expect.arrayContaining(['left', 'right', 'center', 'justify']));
});

test('Liquid is completed in texts and attribute values', async () => {
  expect(
    await offeredAt(body('<mj-section><mj-column><mj-text>{{ name | ^ }}</mj-text></mj-column></mj-section>')),
  ).toContain('upcase');
});
