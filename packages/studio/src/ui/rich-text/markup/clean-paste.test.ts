import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';
import { createGuard } from './guard.ts';

const guard = createGuard('abcd1234');
const clean = (html: string): string => cleanPaste(html, guard).content;

test('formatting remains; active and unknown elements are removed, but their text is retained', () => {
  expect(clean('<h1 onclick="x()" dir="ltr">a</h1><script>x()</script><o:p>b</o:p><svg><p>c</p></svg>')).toBe(
    '<h1 dir="ltr">a</h1>b',
  );
  expect(clean('<a href="javascript:x()">a</a><a href="https://example.com">b</a>')).toBe(
    '<a>a</a><a href="https://example.com">b</a>',
  );
});

test('metadata of word processors is removed', () => {
  const word =
    "<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><p class=MsoNormal style='mso-list:l0 level1;" +
    'color:red;mso-fareast-font-family:"A;B"\'>a<o:p></o:p><![if !supportLists]>b<![endif]></p>';
  expect(clean(word)).toBe('<p style="color:red;">ab</p>');
  expect(clean('<b id="docs-internal-guid-1" style="mso-x:1">a</b>')).toBe('<b>a</b>');
  expect(clean('<p class="lead" id="a">a</p>')).toBe('<p class="lead" id="a">a</p>');
});

test('pictures that exist only on the clipboard are removed and reported', () => {
  for (const src of ['data:image/png;base64,AAAA', 'file:///c:/a.png', 'blob:https://a/b', 'cid:1', '']) {
    expect(cleanPaste(`<p>a<img src="${src}" width=10>b</p>`, guard)).toEqual({
      content: '<p>ab</p>',
      lacksPictures: true,
    });
  }
  expect(cleanPaste('<img src="/api/v1/files/logo.png">', guard)).toEqual({
    content: '<img src="/api/v1/files/logo.png">',
    lacksPictures: false,
  });
});

test('content copied in the same editor retains its hidden pieces', () => {
  const own = createGuard('abcd1234');
  const content = own.protect(
    '<p onclick="x()" class="MsoNormal">{% comment %}{% endcomment %}<img src="data:image/png;base64,AA" hidden></p>',
  );
  expect(cleanPaste(content, own)).toEqual({ content, lacksPictures: false });
  expect(clean(content)).toBe('<p></p>');
});

test('Liquid is pasted as text, and an incomplete tag is not Liquid', () => {
  expect(clean('<p>{{ x | append: "&lt;" }}</p> 1 < 2 <b')).toBe('<p>{{ x | append: "&lt;" }}</p> 1 &lt; 2 ');
});
