import { afterAll, describe, expect, it } from 'vitest';
import { goldenNames, goldenRequest } from '../../../testing/golden-documents.ts';
import { checkTags } from '../../../testing/pdf-tags.ts';
import { pngOf } from '../../../testing/png.ts';
import { requestOf, requirePdf, startEngine } from '../../../testing/print-request.ts';
import { readPixelDigests } from '../../../testing/page-pixels.ts';
import { readTexts } from '../../../testing/read-pdf.ts';
import type { PdfRequest } from '../../pdf-request.ts';
import { composeDocument } from '../compose-document.ts';
import { markGaps } from './tagged-operators.ts';
import { toMetadata } from './xmp-metadata.ts';

const engine = startEngine();
afterAll(() => engine.close());

const picture = `data:image/png;base64,${pngOf(9, 9, [0, 0, 0]).toString('base64')}`;

async function print(body: string, more: Partial<PdfRequest> = {}) {
  const { pdf } = requirePdf(
    await engine.print(requestOf(`<title>Policy 保單</title>${body}`, { isTagged: true, ...more })),
  );
  return { pdf, ...(await checkTags(pdf, more.ownerPassword ?? more.password)) };
}

describe('a tagged document is accepted by a checker', () => {
  it.each(goldenNames)('as the %s', async (goldenName) => {
    const golden = await goldenRequest(goldenName);
    const { pdf } = requirePdf(await engine.print({ ...golden, isTagged: true }));
    expect((await checkTags(pdf, golden.password)).faults).toEqual([]);
  });

  it.each([
    ['bold and italic text', '<p>Dear <b>Chan</b>, <strong>your</strong> <i>cover</i> <em>is</em></p><b>bare</b>'],
    ['lists within lists', '<ul style="list-style:none"><li>One<ol><li>Two <b>b</b></ol></ul>'],
    [
      'a table with a caption',
      '<table><caption>c<thead><tr><th>a<th>b<tbody><tr><td>c<td>d<tfoot><tr><td>e<td>f</table>',
    ],
    ['a table on several pages', `<table border=1><thead><tr><th>Head<th>er${'<tr><td>x<td>y'.repeat(100)}</table>`],
    [
      'links',
      '<p><a href="https://insurer.test/保">out</a> <a href="#x">in</a> <a href="javascript:alert()">no</a><p id=x>x',
    ],
    [
      'a picture and a figure',
      `<img alt=Logo src="${picture}"><figure><img alt=Map src="${picture}"><figcaption>c</figure>`,
    ],
    [
      'drawings around the text',
      '<body style="background:#eee"><hr><p style="box-shadow:0 0 3px red;border:1px solid">a',
    ],
    ['text that is drawn as a group', '<p style="opacity:.5;background:#eee">Half <b>seen</b></p>'],
    ['a picture behind the text', `<p style="background:url(${picture})">Text`],
    ['fields', '<input value=x><select><option>o</select><textarea>t</textarea><button>b</button>'],
  ])('with %s', async (_, html) => {
    expect((await print(html)).faults).toEqual([]);
  });

  it('with header and footer, properties, a password and permissions', async () => {
    const html = '<meta name="author" content="Harbour & Co"><h1>Policy</h1><p>Insured <b>Chan</b></p>';
    const { faults } = await print(html, {
      header: { html: '<p>Harbour <b>Insurance</b></p>', spacingMm: 1 },
      footer: { center: '[page]', line: true, spacingMm: 1 },
      marginsMm: { top: 20, right: 10, bottom: 20, left: 10 },
      password: 'open',
      ownerPassword: 'owner',
      permissions: ['PRINT'],
    });
    expect(faults).toEqual([]);
  });

  it('except for what only its author can add', async () => {
    // It makes no false claim.
    expect((await print(`<h1>One</h1><h3>Three</h3><img src="${picture}">`)).faults).toEqual([
      'The metadata do not claim PDF/UA-1.',
      'H3 follows H1.',
      'A Figure has no Alt.',
    ]);
  });
});

it('has bold and italic text in the structure', async () => {
  const { roles } = await print(
    '<p>Dear <b>Chan</b> and <i>others</i></p><table><tr><th>a<td><strong>b</strong></table>',
  );
  expect(roles.filter((role) => role !== 'NonStruct')).toEqual('Document P Strong Em Table TR TH TD Strong'.split(' '));
});

it('has text added by styles in the structure, in reading order', async () => {
  const { roles, faults } = await print('<style>b::before{content:"No. "}</style><p>Policy <b>417</b></p>');
  expect(roles).toEqual(['Document', 'P', 'NonStruct', 'Strong', 'Span', 'NonStruct']);
  expect(faults).toEqual([]);
});

it('looks like the same document without tags', async () => {
  const html =
    '<style>p::before{content:"§ "}</style><body style="background:#eef"><p style="opacity:.5"><b>Bold</b> <i>text</i></p><ul><li>One</ul><hr>';
  const tagged = await print(html);
  const plain = await print(html, { isTagged: false });
  expect(await readPixelDigests(tagged.pdf)).toEqual(await readPixelDigests(plain.pdf));
  expect(await readTexts(tagged.pdf)).toEqual(await readTexts(plain.pdf));
});

it('leaves a document without structure as it is', async () => {
  const { pdf } = await print('<p>Text', { isTagged: false });
  const { pdf: composed } = await composeDocument({ body: pdf, isTagged: true });
  expect(Buffer.from(composed).includes('/Metadata')).toBe(false);
});

describe('marking what is drawn outside marked content', () => {
  const mark = (operators: string) => markGaps(operators, 7, (name) => name === 'Group');

  it('marks drawings as artifacts and text as content next to its neighbour', () => {
    expect(mark('q 0 0 1 1 re f /P <</MCID 3 >>BDC BT (a) Tj ET EMC BT <0031> Tj ET Q')).toEqual({
      operators:
        '\n/Artifact BMC\nq 0 0 1 1 re f \nEMC\n/P <</MCID 3 >>BDC BT (a) Tj ET EMC\n/Span <</MCID 7>> BDC\n BT <0031> Tj ET Q\nEMC\n',
      texts: [{ id: 7, neighbour: 3, isBefore: false }],
    });
  });

  it('ignores marked content, operators that draw nothing, and groups with marked content', () => {
    expect(mark('q 1 0 0 1 0 0 cm /P <</MCID 0>> BDC /Artifact BMC f EMC S EMC Q')).toBeUndefined();
    expect(mark('q /Group Do Q')).toBeUndefined();
    expect(mark('f /Group Do S')?.operators).toBe('\n/Artifact BMC\nf \nEMC\n/Group Do\n/Artifact BMC\n S\nEMC\n');
  });

  it('does not mistake words in texts for operators', () => {
    expect(mark(String.raw`/P <</MCID 0>> BDC (EMC \) f) Tj EMC (f) 1 Td`)).toBeUndefined();
  });
});

it('writes properties as XML', () => {
  const metadata = toMetadata({ title: 'A & B <保單>\u0001', author: 'Me', isAccessible: false });
  expect(metadata).toContain('<rdf:li xml:lang="x-default">A &amp; B &lt;保單&gt;</rdf:li>');
  expect(metadata).toContain('<dc:creator><rdf:Seq><rdf:li>Me</rdf:li></rdf:Seq></dc:creator>');
  expect(metadata).not.toMatch(/dc:description|pdfuaid:part/);
});
