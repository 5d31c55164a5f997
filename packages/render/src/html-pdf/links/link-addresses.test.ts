import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { say } from '../../sentences/say.ts';
import { requestOf, requirePdf, startEngine } from '../../testing/print-request.ts';
import { removeUnsafeLinks, toLinkWarnings } from './link-addresses.ts';

const engine = startEngine();
afterAll(() => engine.close());

/** The action of every annotation on every page: an address, `#` and the name of a destination, or nothing. */
async function actionsOf(pdf: Uint8Array, password?: string): Promise<string[]> {
  const document = await PDFDocument.load(pdf, password === undefined ? {} : { password });
  const resolve = (value: PDFObject | undefined) => document.context.lookup(value);
  return document.getPages().flatMap(({ node }) => {
    const annotations = node.Annots() ?? PDFArray.withContext(document.context);
    return annotations.asArray().map((reference) => {
      const annotation = document.context.lookup(reference, PDFDict);
      const place = resolve(annotation.get(PDFName.of('Dest')));
      if (place instanceof PDFName) return `#${place.decodeText()}`;
      const action = resolve(annotation.get(PDFName.of('A')));
      if (!(action instanceof PDFDict)) return 'nothing';
      const address = resolve(action.get(PDFName.of('URI')));
      return address instanceof PDFString ? address.asString() : 'something else';
    });
  });
}

/** Unusual spellings that browsers still accept. */
const unsafe: readonly (readonly [written: string, address: string])[] = [
  ['<a href="javascript:alert(1)">x</a>', 'javascript:alert(1)'],
  ['<a href="JaVaScRiPt:alert(2)">x</a>', 'javascript:alert(2)'],
  ['<a href="java\tscript:alert(3)">x</a>', 'javascript:alert(3)'],
  ['<a href="java&#10;script:alert(4)">x</a>', 'javascript:alert(4)'],
  ['<a href="&#106;avascript&colon;alert(5)">x</a>', 'javascript:alert(5)'],
  ['<a href=" &#1; javascript:alert(6)">x</a>', 'javascript:alert(6)'],
  ['<a href="data:text/html,<b>(x)\\)">x</a>', 'data:text/html,<b>(x)\\)'],
  ['<a href="FILE:/etc/passwd">x</a>', 'file:///etc/passwd'],
  ['<a href="vbscript:msgbox(1)">x</a>', 'vbscript:msgbox(1)'],
  ['<a href="blob:https://example.com/1">x</a>', 'blob:https://example.com/1'],
  ['<a href="smb://server/share">x</a>', 'smb://server/share'],
  ['<svg width="9" height="9"><a xlink:href="javascript:svg(1)"><text y="9">x</text></a></svg>', 'javascript:svg(1)'],
  ['<svg width="9" height="9"><a href="javascript:svg(2)"><text y="9">x</text></a></svg>', 'javascript:svg(2)'],
  ['<p><template shadowrootmode="open"><a href="javascript:open(1)">x</a></template></p>', 'javascript:open(1)'],
  ['<p><template shadowrootmode="closed"><a href="javascript:closed(1)">x</a></template></p>', 'javascript:closed(1)'],
];

/** Links that have no effect in a printed document. */
const silent =
  '<form action="javascript:form(1)"><button formaction="javascript:button(1)">x</button></form>' +
  '<img alt="" usemap="#map" width="9" height="9" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">' +
  '<map name="map"><area shape="rect" coords="0,0,9,9" href="javascript:area(1)"></map>';

const safe =
  '<a href="https://example.com/(a)?b=c">x</a> <a href="mailto:mei@example.com">x</a> <a href="tel:+85221234567">x</a>';
const safeActions = ['https://example.com/\\(a\\)?b=c', 'mailto:mei@example.com', 'tel:+85221234567'];

describe('links of a printed document', () => {
  it.each([false, true])(
    'lead to safe addresses and places only, with a warning for each other (tagged: %s)',
    async (isTagged) => {
      const html = `${unsafe.map(([written]) => written).join(' ')}${silent}${safe} <a href="#here">x</a><p id="here">Here</p>`;
      const { pdf, warnings } = requirePdf(await engine.print(requestOf(html, { isTagged })));
      expect((await actionsOf(pdf)).filter((action) => action !== 'nothing').sort()).toEqual(
        [...safeActions, '#here'].sort(),
      );
      expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/javascript|vbscript|data:text|file:/i);
      expect(warnings.map(({ code, text }) => [code, text])).toEqual(unsafe.map(() => ['LINK', 'html']));
      for (const [, address] of unsafe)
        expect(warnings.map(({ message }) => message)).toContainEqual(
          expect.stringContaining(`The link to ${address} is removed`),
        );
      expect(warnings[0]?.found).toBe('javascript:alert(1)');
    },
  );

  it('are not made unsafe by a base address', async () => {
    const html = '<base href="file:///etc/"><a href="passwd">x</a>';
    const { pdf, warnings } = requirePdf(await engine.print(requestOf(html)));
    expect(await actionsOf(pdf)).toEqual(['nothing']);
    expect(warnings.map(({ code, message }) => [code, message])).toEqual([
      ['LINK', expect.stringContaining('file:///etc/passwd')],
    ]);
  });

  it('are checked in header and footer too, even for a document with a password', async () => {
    const outcome = await engine.print(
      requestOf(`<p>Body</p>${safe}`, {
        marginsMm: { top: 30, right: 10, bottom: 30, left: 10 },
        header: { html: '<a href="javascript:above()">x</a>', spacingMm: 1 },
        footer: { html: '<a href="data:text/html,below">x</a>', spacingMm: 1 },
        password: 'TP-2026',
      }),
    );
    const { pdf, warnings } = requirePdf(outcome);
    const actions = await actionsOf(pdf, 'TP-2026');
    expect(actions.filter((action) => action !== 'nothing')).toEqual(safeActions);
    expect(warnings.map(({ code, text, found }) => [code, text, found])).toEqual([
      ['LINK', 'header', 'javascript:above()'],
      ['LINK', 'footer', 'data:text/html,below'],
    ]);
  });

  it('are shortened in warnings, of which there are at most twenty', async () => {
    const long = `javascript:${'x'.repeat(5_000)}`;
    const html = `<a href="${long}">x</a>${Array.from({ length: 30 }, (_, at) => `<a href="javascript:${at}">x</a>`).join(' ')}`;
    const { pdf, warnings } = requirePdf(await engine.print(requestOf(html)));
    expect(Buffer.from(pdf).includes('javascript')).toBe(false);
    expect(warnings).toHaveLength(20);
    expect(warnings[0]?.message).toContain(`${long.slice(0, 80)}… is removed`);
  });
});

describe('removing unsafe links', () => {
  const pdfWith = (text: string) => Buffer.from(`before ${text} after`, 'latin1');
  const after = (text: string) => {
    const pdf = pdfWith(text);
    const removed = removeUnsafeLinks(pdf);
    return { removed, text: pdf.toString('latin1'), length: pdf.length };
  };

  it('blanks the action without moving a byte', () => {
    const action = '/A <</Type /Action\n/S /URI\n/URI (javascript:a\\(1\\))>>';
    const { removed, text } = after(`<<${action}\n/StructParent 1>>`);
    expect(removed).toEqual(['javascript:a(1)']);
    expect(text).toBe(`before <<${' '.repeat(action.length)}\n/StructParent 1>> after`);
  });

  it('parses escapes, nested brackets and hexadecimal digits', () => {
    expect(after('/A <</S /URI /URI (\\152avascript:a(b)\\\\c)>>').removed).toEqual(['javascript:a(b)\\c']);
    expect(after(`/A <</S /URI /URI <${Buffer.from('data:,x').toString('hex')}>>>`).removed).toEqual(['data:,x']);
    expect(after('/A <</S /URI /URI (https://example.com/a\\(b\\))>>').removed).toEqual([]);
  });

  it('reads long addresses without the rest of the document', () => {
    const action = `/A <</S /URI /URI (https://example.com/${'a'.repeat(5_000)})>>`;
    expect(after(action.repeat(10_000)).removed).toEqual([]);
    expect(after(action.replace('https', 'javascript').repeat(2)).removed).toHaveLength(1);
  });

  it('does not change a title that starts like an address', () => {
    const information = '/Title (/URI <a) /Creator (x)>>';
    expect(after(information)).toMatchObject({ removed: [], text: `before ${information} after` });
  });

  it('blanks the address if the action has another form', () => {
    expect(after('/URI (javascript:a)').text).toBe(`before /URI (${' '.repeat(12)}) after`);
  });

  it('names the first text if the address is found in none of them', () => {
    expect(
      toLinkWarnings(
        ['javascript:a'],
        [
          ['header', ''],
          ['footer', ''],
        ],
      ),
    ).toEqual([{ code: 'LINK', ...say('LINK_REMOVED', { address: 'javascript:a' }), text: 'header' }]);
  });
});
