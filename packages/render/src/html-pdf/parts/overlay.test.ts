import { describe, expect, it } from 'vitest';
import { wrapPart } from '@coverwright/insurance/page-part';
import type { PagePart } from '../pdf-request.ts';
import { toPageGeometry } from './layout/geometry.ts';
import { needsSections, readParts, toOverlay } from './overlay.ts';
import { toPageFacts } from './variables.ts';

const layout = {
  pageSize: 'A4',
  orientation: 'portrait',
  marginsMm: { top: 20, right: 10, bottom: 20, left: 10 },
} as const;

const facts = (pageCount: number, title = 'Policy <1>') =>
  toPageFacts({ pageCount, title, locale: 'en-US', printedAt: new Date('2026-11-21T22:05:00Z') });

function overlayOf(header: Omit<PagePart, 'spacingMm'>, { pageCount = 1, title = 'Policy <1>' } = {}) {
  const { parts, warnings } = readParts({ spacingMm: 0, ...header }, undefined);
  const overlay = parts && toOverlay(parts, facts(pageCount, title), toPageGeometry(layout), 1_000_000);
  const content = overlay?.htmls[0]?.replace(/^.*<body>/s, '') ?? '';
  return { parts, overlay, content, found: warnings.map((warning) => warning.found ?? warning.message) };
}

const stock = (names: string) => `<script>function subst() {
  var vars = {}, x = document.location.search.substring(1).split('&');
  for (var i in x) { var z = x[i].split('=', 2); vars[z[0]] = unescape(z[1]); }
  var y = [${names}];
  for (var i in y) { var e = document.getElementsByClassName(y[i]); for (var j = 0; j < e.length; ++j) e[j].textContent = vars[y[i]]; }
}</script>`;

describe('a header of several megabytes is parsed in linear time', () => {
  it('with as many event handlers, of which the first ones are reported', () => {
    const handlers = Array.from({ length: 1_000_000 }, (_, at) => `on${at}`).join(' ');
    const { content, found } = overlayOf({ html: `<p class="a" ${handlers}>A</p>` });
    expect(content).toContain('<p class="a">A</p>');
    expect(found).toHaveLength(20);
  });

  it('with as many unclosed pictures', () => {
    const pictures = 'url(data:image/'.repeat(200_000);
    const { parts } = overlayOf({ html: `<p style="background:${pictures}">A</p>` });
    expect(parts?.header?.segments.some((segment) => typeof segment === 'string' && segment.includes(pictures))).toBe(
      true,
    );
  });
});

describe('a header in HTML', () => {
  it('fills in empty elements by their class, and escapes the values', () => {
    const { content, found } = overlayOf({
      html: '<b class="x title"></b> <i class="page"> </i> <u class="page">kept</u>',
    });
    expect(content).toContain('<b class="x title">Policy &lt;1&gt;</b> <i class="page">1</i> <u class="page">kept</u>');
    expect(found).toEqual([]);
  });

  it('fills in every element that the stock script names, without a warning', () => {
    const { content, found } = overlayOf({
      html: `<html><head>${stock("'page'")}</head><body onload="subst()"><i class="page">x<b>y</b></i><i class="title">kept</i></body></html>`,
    });
    expect(content).toContain('<i class="page">1</i><i class="title">kept</i>');
    expect(content).not.toMatch(/script|onload/);
    expect(found).toEqual([]);
  });

  it('is filled in as the studio stores it, and prints nothing if it is empty', () => {
    const { content, found } = overlayOf({ html: wrapPart('Page <b class="page"></b> of <b class="topage">?</b>') });
    expect(content).toContain('Page <b class="page">1</b> of <b class="topage">1</b>');
    expect(found).toEqual([]);
    expect(overlayOf({ html: wrapPart('Page').replace('Page', ' ') })).toMatchObject({ parts: undefined, found: [] });
  });

  it('warns of other scripts and event handlers, and prints without them', () => {
    const { content, found } = overlayOf({
      html: '<script>alert(1)</script><p onclick="go()" class="a">A<script src="https://a.test/a.js"></script></p>',
    });
    expect(content).toContain('<p class="a">A</p>');
    expect(found).toEqual([
      '<script>alert(1)</script><p onclick="go()" class="a">A<script src="'.slice(0, 60),
      'onclick="go()" class="a">A<script src="https://a.test/a.js">',
      '<script src="https://a.test/a.js"></script></p>',
    ]);
  });

  it('preserves attributes of html and body on the elements that replace them', () => {
    const { content } = overlayOf({
      html: '<html lang="zh-HK"><head><style media="print">body.a{margin:0}</style></head><body class="a" bgcolor="#eee" style="color:red">A</body></html>',
    });
    expect(content).toContain('<style media="print">part-body.a{margin:0}</style>');
    expect(content).toContain(
      '<part-html lang="zh-HK"><part-body class="a" style="background-color:#eee;color:red">A</part-body></part-html>',
    );
  });

  it('writes a large picture once for all pages', () => {
    const picture = `data:image/png;base64,${'A'.repeat(5_000)}`;
    const { overlay } = overlayOf(
      { html: `<img src="${picture}" style="height:9px"><p style="background:url('${picture}')" class="page"></p>` },
      { pageCount: 3 },
    );
    expect(overlay?.htmls[0]?.split(picture)).toHaveLength(2);
    expect(overlay?.htmls[0]?.split('style="content:var(--overlay-image-1);height:9px"')).toHaveLength(4);
    expect(overlay?.htmls[0]?.split('style="background:var(--overlay-image-1)"')).toHaveLength(4);
  });

  it.each(['', '  \n', '<!doctype html><html><head><script>a()</script></head><body> </body></html>'])(
    'is none when nothing is in it: %j',
    (html) => {
      expect(overlayOf({ html }).parts).toBeUndefined();
    },
  );

  it.each([
    ['nested too deep', '<div>'.repeat(5_000)],
    ['of too many elements', '<br>'.repeat(30_000)],
    [
      'that makes many times as many elements as it has tags',
      Array.from({ length: 3_000 }, (_, i) => `<p><b a=${i}>`).join(''),
    ],
  ])('is left out with a warning when it is %s', (_, html) => {
    const { parts, found } = overlayOf({ html });
    expect(parts).toBeUndefined();
    expect(found).toEqual(['The header has too many elements or is nested too deeply, and is omitted. Simplify it.']);
  });

  it('takes precedence over plain texts, and still has a line', () => {
    const { content, overlay } = overlayOf({ html: 'HTML', left: 'plain', line: true });
    expect(content).toContain('HTML');
    expect(content).not.toContain('plain');
    expect(overlay?.htmls[0]).toContain('border-bottom:1px solid #000');
  });
});

describe('a header of plain texts', () => {
  it('fills in names in brackets, and escapes texts and values', () => {
    const { content } = overlayOf({ left: '<[title]>', center: '[Page]/[topage]', right: '[other] [isodate]' });
    expect(content).toContain(
      '<plain-text>&lt;Policy &lt;1&gt;&gt;</plain-text><plain-text>1/1</plain-text><plain-text>[other] 2026-11-21</plain-text>',
    );
  });

  it('is in 12 point Arial unless specified otherwise', () => {
    expect(overlayOf({ left: 'a' }).content).toContain('font-family:"Arial";font-size:12pt');
    expect(overlayOf({ left: 'a', fontName: 'A"}</style>', fontSize: 9.5 }).content).toContain(
      String.raw`font-family:"A\22 \7d \3c \2f style\3e ";font-size:9.5pt`,
    );
  });

  it('may consist of only a line', () => {
    expect(overlayOf({ line: true }).overlay?.htmls[0]).toContain('border-bottom:1px solid #000');
  });
});

describe('the document of all pages', () => {
  it('has one page for all pages with the same content', () => {
    expect(overlayOf({ left: '[title]' }, { pageCount: 3 }).overlay).toMatchObject({
      overlayPageOf: [0, 0, 0],
    });
    expect(overlayOf({ left: '[page]' }, { pageCount: 3 }).overlay).toMatchObject({
      overlayPageOf: [0, 1, 2],
    });
  });

  it('is split into several documents if it has many pages', () => {
    const { overlay } = overlayOf({ left: '[page]' }, { pageCount: 1_001 });
    expect(overlay?.htmls.map((html) => html.split('<overlay-page>').length - 1)).toEqual([500, 500, 1]);
    expect(overlay?.overlayPageOf.slice(-2)).toEqual([999, 1_000]);
  });

  it('is rejected before a long value is inserted thousands of times', () => {
    const { parts } = readParts({ spacingMm: 0, html: '<i class=title></i>'.repeat(5_000) }, undefined);
    const long = facts(1, '&'.repeat(100_000));
    expect(parts && toOverlay(parts, long, toPageGeometry(layout), 20_000_000)).toBeUndefined();
  });

  it('is rejected if it would be too long', () => {
    const { parts } = readParts({ spacingMm: 0, html: `${'x'.repeat(1_000)}<i class=page></i>` }, undefined);
    expect(parts && toOverlay(parts, facts(20), toPageGeometry(layout), 20_000)).toBeUndefined();
  });

  it('requests sections only if they are used', () => {
    const asks = (html: string) => {
      const { parts } = readParts(undefined, { spacingMm: 0, html });
      return parts && needsSections(parts);
    };
    expect(asks('<i class=subsection></i>')).toBe(true);
    expect(asks('<i class=page></i>')).toBe(false);
  });
});
