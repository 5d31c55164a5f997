import { describe, expect, test } from 'vitest';
import { getAttribute, withAttribute } from './attributes.ts';
import * as directives from './directives.ts';
import type { Attribute } from './document.ts';
import { startTag } from './generate.ts';
import { parseTemplate } from './parse.ts';

function attrsOf(tag: string): readonly Attribute[] {
  const { document } = parseTemplate(tag);
  return document.nodes.get(document.roots[0] ?? '')?.attrs ?? [];
}

const write = (attrs: readonly Attribute[]) => startTag('p', attrs, false);

describe('attributes', () => {
  test('are replaced in place, appended, and removed', () => {
    const attrs = attrsOf('<p id="a" class="b" title></p>');
    expect(write(withAttribute(attrs, 'class', 'c'))).toBe('<p id="a" class="c" title>');
    expect(write(withAttribute(attrs, 'lang', 'en'))).toBe('<p id="a" class="b" title lang="en">');
    expect(write(withAttribute(attrs, 'id', undefined))).toBe('<p class="b" title>');
    expect([getAttribute(attrs, 'title'), getAttribute(attrs, 'lang')]).toEqual([null, undefined]);
  });

  test.each(['a & b', '&amp;', '"', `'"`, '<b>', '&lt;', 'a && b < c'])('can contain any text: %s', (text) => {
    const tag = `${write(withAttribute([], 'title', text))}</p>`;
    expect(getAttribute(attrsOf(tag), 'title')).toBe(text);
  });
});

describe('a binding', () => {
  test('is read in every notation, and written in the usual one', () => {
    for (const name of [':max-date', 'v-bind:maxDate', ':maxDate', ':max-date.sync']) {
      expect(directives.getBinding(attrsOf(`<p ${name}="today"></p>`), 'maxDate')).toEqual({
        isExpression: true,
        text: 'today',
      });
    }
    expect(directives.getBinding(attrsOf('<p required></p>'), 'required')).toEqual({ isExpression: false, text: null });
    const attrs = attrsOf('<p v-bind:maxDate="today" id="a"></p>');
    expect(write(directives.withBinding(attrs, 'maxDate', { isExpression: false, text: 'x' }))).toBe(
      '<p max-date="x" id="a">',
    );
    expect(write(directives.withBinding(attrs, 'maxDate', undefined))).toBe('<p id="a">');
  });
});

describe('directives', () => {
  test('for conditions replace each other', () => {
    const attrs = attrsOf('<p id="a" v-if="a &lt; b"></p>');
    expect(directives.getCondition(attrs)).toEqual({ kind: 'v-if', expression: 'a < b' });
    expect(write(directives.withCondition(attrs, { kind: 'v-else', expression: 'x' }))).toBe('<p id="a" v-else>');
    expect(write(directives.withCondition(attrs, undefined))).toBe('<p id="a">');
  });

  test('for loops are validated', () => {
    for (const text of ['item in items', '(item, index) of list.items', '{ id } in items', 'n in 5']) {
      expect(directives.isLoop(text), text).toBe(true);
    }
    for (const text of ['', 'items', 'item in', 'in items', '(a in b'])
      expect(directives.isLoop(text), text).toBe(false);
    expect(write(directives.withLoop(attrsOf('<p v-for="a in b"></p>'), ''))).toBe('<p>');
    expect(directives.getLoop(attrsOf('<p v-for="a in b"></p>'))).toBe('a in b');
  });

  test('for models retain their modifiers', () => {
    const attrs = attrsOf('<p v-model.trim.lazy="form.a"></p>');
    expect(directives.getModel(attrs)).toEqual({ expression: 'form.a', modifiers: ['trim', 'lazy'] });
    expect(write(directives.withModel(attrs, { expression: 'form.b', modifiers: ['number'] }))).toBe(
      '<p v-model.number="form.b">',
    );
    expect(write(directives.withModel(attrs, undefined))).toBe('<p>');
  });

  test('for events are listed, changed and added', () => {
    const attrs = attrsOf('<p @click.prevent="go(1)" v-on:input="x = $event"></p>');
    expect(directives.listListeners(attrs)).toEqual([
      { attribute: '@click.prevent', event: 'click', modifiers: ['prevent'], handler: 'go(1)' },
      { attribute: 'v-on:input', event: 'input', modifiers: [], handler: 'x = $event' },
    ]);
    const blur = { event: 'blur', modifiers: ['once'], handler: 'leave' };
    expect(write(directives.withListener(attrs, 'v-on:input', blur))).toBe(
      '<p @click.prevent="go(1)" @blur.once="leave">',
    );
    expect(write(directives.withListener(attrs, '@click.prevent', undefined))).toBe('<p v-on:input="x = $event">');
    expect(directives.withListener(attrs, undefined, { ...blur, event: 'a b' })).toBe(attrs);
  });

  test('name the slot that a template fills', () => {
    const slotOf = (tag: string) => directives.getSlotName(attrsOf(tag));
    expect(['<p v-slot:head="x"></p>', '<p #head></p>', '<p slot="head"></p>'].map(slotOf)).toEqual([
      'head',
      'head',
      'head',
    ]);
    expect([slotOf('<p v-slot></p>'), slotOf('<p></p>')]).toEqual(['default', undefined]);
  });

  test('are not plain attributes, and neither are classes', () => {
    const attrs = attrsOf('<p id="a" :title="b" class="c" :class="d" v-if="e" @click="f" v-bind="g" #h disabled></p>');
    expect(directives.listPlainAttributes(attrs)).toEqual([
      { name: 'id', binding: { isExpression: false, text: 'a' } },
      { name: 'title', binding: { isExpression: true, text: 'b' } },
      { name: 'disabled', binding: { isExpression: false, text: null } },
    ]);
  });
});
