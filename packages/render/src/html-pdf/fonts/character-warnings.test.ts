import { afterAll, describe, expect, it } from 'vitest';
import { browserFolder, requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import { readFontNames, readTexts } from '../../testing/read-pdf.ts';
import { provideFonts } from '../adapters/provide-fonts.ts';
import { findBoxes } from './character-warnings.ts';
import { isCovered } from './font-coverage.ts';

const { coverage } = await provideFonts(browserFolder, { isAnew: false });
const foundIn = (content: string, isHtml = true) =>
  findBoxes(coverage, [{ text: 'html', content, isHtml }]).map(({ found, message }) => [
    found,
    /fonts: (.*)\. They/.exec(message)?.[1],
  ]);

const engine = startEngine();
afterAll(() => engine.close());

describe('the characters of the fonts', () => {
  it('are those that documents are printed with, and no others', async () => {
    const some = Array.from('Aéế保嘅们简☐☑☒✗✓★☎😀א€‑ก한عท\ue000').map((character) => [
      character,
      isCovered(coverage, character.codePointAt(0) ?? 0),
    ]);
    const html = some.map(([character]) => `<p>${String(character)}</p>`).join('');
    const [text = ''] = await readTexts(requirePdf(await engine.print(requestOf(html))).pdf);
    // A box is a glyph for no character.
    const printed = some.map(([character, isDrawn]) => (isDrawn === true ? character : '\0'));
    expect(text.split(' ')).toEqual(printed);
    expect(printed).toContain('\0');
  });

  it('include simplified characters and signs from fonts that follow the Hong Kong font', async () => {
    const { pdf, warnings } = requirePdf(await engine.print(requestOf('<p style="font-family:arial">保们☐☑✗✓</p>')));
    expect(readFontNames(pdf)).toEqual(['NotoSansHK-Regular', 'NotoSansSC-Regular', 'NotoSansSymbols2-Regular']);
    expect(await readTexts(pdf)).toEqual(['保们☐☑✗✓']);
    expect(warnings).toEqual([]);
    const named = requirePdf(await engine.print(requestOf('<b style="font-family:Noto Sans SC">们</b>')));
    expect(readFontNames(named.pdf)).toEqual(['NotoSansSC-Bold']);
  });
});

describe('a character that no font has', () => {
  it('is reported with its text', async () => {
    const { warnings } = requirePdf(
      await engine.print(
        requestOf('<p>Name: ประยุทธ์</p>', {
          marginsMm: { top: 30, right: 10, bottom: 20, left: 10 },
          header: { html: '<p>محمد</p>', spacingMm: 0 },
          footer: { left: '김', spacingMm: 0 },
        }),
      ),
    );
    expect(warnings).toMatchObject([
      {
        code: 'CHARACTERS',
        message:
          'These characters are not available in the print fonts: ป ร ะ ย ุ ท ธ ์. They are printed as empty boxes, unless the document includes a font that has them.',
        text: 'html',
        found: 'ป',
      },
      expect.objectContaining({ code: 'CHARACTERS', text: 'header', found: 'م' }),
      expect.objectContaining({ code: 'CHARACTERS', text: 'footer', found: '김' }),
    ]);
  });

  it('is reported once each, and twenty at most', () => {
    expect(foundIn('<p>한 ก ก</p>')).toEqual([['한', '한 ก']]);
    const many = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0xac00 + at)).join('');
    expect(foundIn(many)[0]?.[1]?.match(/\p{L}/gu)).toHaveLength(20 + 'andperhapsmore'.length);
  });

  it('is found as an entity too, and reported as written', () => {
    expect(foundIn('<p>A&#39;s &#x0e02;&#3587;</p>')).toEqual([['&#x0e02;', 'ข ฃ']]);
    expect(foundIn('&#x0e02;', false)).toEqual([]);
  });

  it('is never reported if it is not shown', () => {
    const unshown = [
      '<!-- ไทย --><p title="ไทย">x</p><script>"ไทย"</script><title>ไทย</title>',
      '\u200b\u200d\u2060\ufeff\u00ad\u00a0\u3000\u2028\ufe0f\u{e0100}\u{e0067}\ufffe\ud800\t\r\n\u0085',
      '<p>x</p><!-- ไทย',
    ];
    for (const html of unshown) expect([html, foundIn(html)]).toEqual([html, []]);
    const shown = [{ text: 'html', content: '<title>ไ</title>', isHtml: true, isTitleShown: true }] as const;
    expect(findBoxes(coverage, shown)).toHaveLength(1);
  });

  it('is never reported if its Unicode equivalent can be drawn', () => {
    expect(foundIn('\u212b \u2126 \uf900')).toEqual([]);
  });
});

it.each(['script', 'title'])('scans many incomplete ends of a %s in linear time', (name) => {
  expect(foundIn(`ก<${name}${`</${name}`.repeat(400_000)}`)).toEqual([['ก', 'ก']]);
});
