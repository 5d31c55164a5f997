import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { createGuard } from './guard.ts';
import { tokenizeHtml } from './html-tokens.ts';
import { checkLiquidBalance } from '../liquid/liquid-balance.ts';
import { isShownAttribute, isShownElement } from './safe-markup.ts';
import { certificates } from '../../../testing/certificates.ts';

const fragments = (
  '<p> </p> <td <table> </table> <tr> <b > < </ <!-- --> --!> <! <? <script> </script <style </style> <svg> <textarea> ' +
  '<select> <body> </body> <head> {{ }} {% %} {%if(a)%} {%endif%} {%raw%} {%endraw%} {%for%} {%else%} " \' = / & &lt; ' +
  '&#123; 中 🎉 a onload= style=" href= javascript: data-lq="abcd1234-0" <!--lq:abcd1234-0--> <a href=" <li> <col>'
)
  .split(' ')
  .concat('\u0000', '\n', '\t', ' ', '\u00a0', '\ufeff');
const hostile = fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 4 })), { maxLength: 60 });

test('every character of any text belongs to exactly one token', () => {
  fc.assert(
    fc.property(hostile, fc.boolean(), (parts, isEscaped) => {
      const html = parts.join('');
      const tokens = tokenizeHtml(html, isEscaped);
      expect(tokens.map(({ from, to }) => html.slice(from, to)).join('')).toBe(html);
      expect(tokens.every(({ from, to }) => from < to)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('any unedited text is restored byte for byte', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile.map((parts) => parts.join('')),
        certificates,
      ),
      (html) => {
        const guard = createGuard('abcd1234');
        expect(guard.restore(guard.protect(html))).toBe(html);
      },
    ),
    { numRuns: 2000 },
  );
});

test('for any text, an editor is shown only allowed elements and attributes', () => {
  fc.assert(
    fc.property(hostile, fc.boolean(), (parts, isPaste) => {
      const guard = createGuard('abcd1234');
      const html = parts.join('');
      const shown = isPaste ? cleanPaste(html, guard).content : guard.protect(html);
      for (const token of tokenizeHtml(shown, true)) {
        if (token.kind === 'start' || token.kind === 'end') expect(isShownElement(token.name)).toBe(true);
        if (token.kind === 'opaque') expect(shown.slice(token.from, token.to)).toMatch(/^<!--lq:abcd1234-\d+-->$/);
        if (token.kind !== 'start') continue;
        const own = token.attributes.filter(({ name }) => name !== 'data-lq' && name !== 'contenteditable');
        expect(own.every((attribute) => isShownAttribute(token.name, attribute))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a certificate edited at its end is unchanged before that, except for implied table bodies', () => {
  fc.assert(
    fc.property(certificates, (html) => {
      const guard = createGuard('abcd1234');
      const content = guard.protect(html);
      const [body = ''] = /(?<=<body[^>]*>).*(?=<\/body>)/s.exec(html) ?? [];
      const withoutBodies = (text: string): string => text.replaceAll(/<\/?tbody>/g, '');
      const after = guard.restore(`${content}<p>more</p>`);
      expect(withoutBodies(after)).toBe(withoutBodies(html.replace(body, () => `${body}<p>more</p>`)));
      expect(checkLiquidBalance(html, after)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
