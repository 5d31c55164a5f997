// PDF files from other programs: usual ones, unusual ones, and those that cannot be drawn on.
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { rawPages, rawPdf, rawStream } from './raw-pdf.ts';
import type { FormRefusal } from '../../pdf-drawing/drawing-request.ts';

export interface ForeignForm {
  readonly name: string;
  readonly make: () => Buffer | Promise<Buffer>;
  /** Undefined: it can be drawn on. */
  readonly refused?: FormRefusal['code'];
  /** Whether it is preserved byte for byte, with new content appended. */
  readonly isRewritten?: true;
}

const twoPages = [{}, {}];
const fields = (list: string, entries = '') => `/AcroForm<</Fields[${list}]${entries}>>`;

type Make = (document: PDFDocument) => void | Promise<void>;

/** As written by a library. */
async function written(make: Make, options: { readonly isCompressed?: boolean } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (const number of [1, 2]) document.addPage([595, 842]).drawText(`Page ${number}`, { x: 60, y: 60, size: 12 });
  await make(document);
  return Buffer.from(await document.save({ useObjectStreams: options.isCompressed ?? true }));
}

function withOperators(operators: string): Buffer {
  return rawPages([{ operators: `BT /F1 12 Tf 60 60 Td (Page 1) Tj ET\n${operators}` }, {}]);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

const metadata =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';

const tagged =
  '/MarkInfo<</Marked true>>/Lang(en-GB)/StructTreeRoot 50 0 R/PageLabels<</Nums[0<</S/r>>]>>/PageMode/UseOutlines/Outlines 60 0 R';
const taggedObjects = {
  50: '<</Type/StructTreeRoot/K 51 0 R>>',
  51: '<</Type/StructElem/S/Document/P 50 0 R>>',
  60: '<</Type/Outlines/First 61 0 R/Last 61 0 R/Count 1>>',
  61: '<</Title(Cover)/Parent 60 0 R/Dest[101 0 R/Fit]>>',
  70: '<</Type/Annot/Subtype/Link/Rect[10 10 50 20]/A<</S/URI/URI(https://insurer.example/)>>>>',
};

const textField =
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(holder)/Rect[300 700 400 720]/F 4/DA(/Helv 9 Tf)/Q 1/TU(Name)>>';

export const foreignForms: readonly ForeignForm[] = [
  { name: 'a table of references', make: () => rawPages(twoPages) },
  { name: 'a stream of references and compressed objects', make: () => written(() => undefined) },
  { name: 'a library without compressed objects', make: () => written(() => undefined, { isCompressed: false }) },
  { name: 'version 1.3', make: () => rawPages(twoPages, { version: '1.3' }) },
  { name: 'a rotated page', make: () => rawPages([{ entries: '/MediaBox[0 0 595 842]/Rotate 90' }, {}]) },
  {
    name: 'tags, language, labels, bookmarks and a link',
    make: () =>
      rawPages([{ entries: '/MediaBox[0 0 595 842]/Annots[70 0 R]/StructParents 0' }, {}], {
        catalog: tagged,
        objects: taggedObjects,
      }),
  },
  {
    name: 'PDF/A-1',
    make: () =>
      rawPages(twoPages, {
        version: '1.4',
        catalog: '/Metadata 50 0 R',
        objects: { 50: rawStream(metadata, '/Type/Metadata/Subtype/XML') },
      }),
  },
  {
    name: 'an attachment and a title in Chinese',
    make: () =>
      written(async (document) => {
        document.setTitle('索償表格');
        await document.attach(Buffer.from('a,b\n1,2\n'), 'data.csv', { mimeType: 'text/csv' });
      }),
  },
  {
    name: 'locked by its owner with 128 bits',
    make: () =>
      written((document) => document.encrypt({ ownerPassword: 'owner', algorithm: 'AES-128', permissions: {} })),
    isRewritten: true,
  },
  {
    name: 'locked by its owner with 256 bits',
    make: () =>
      written((document) =>
        document.encrypt({ ownerPassword: 'owner', algorithm: 'AES-256', permissions: { printing: 'highResolution' } }),
      ),
    isRewritten: true,
  },
  {
    name: 'a password',
    make: () => written((document) => document.encrypt({ userPassword: 'user', ownerPassword: 'owner' })),
    refused: 'PASSWORD',
  },
  {
    name: 'a signature',
    make: () =>
      rawPages(twoPages, {
        catalog: fields('50 0 R', '/SigFlags 3'),
        objects: { 50: '<</FT/Sig/T(sign)/V 51 0 R>>', 51: '<</Type/Sig/Filter/Adobe.PPKLite/Contents<00>>>' },
      }),
    refused: 'SIGNED',
  },
  {
    name: 'a signature whose type is inherited',
    make: () =>
      rawPages(twoPages, {
        catalog: fields('50 0 R'),
        objects: { 50: '<</FT/Sig/T(sign)/V 52 0 R/Kids[51 0 R]>>', 51: '<</Parent 50 0 R>>', 52: '<</Type/Sig>>' },
      }),
    refused: 'SIGNED',
  },
  {
    name: 'a place for a signature',
    make: () => rawPages(twoPages, { catalog: fields('50 0 R'), objects: { 50: '<</FT/Sig/T(sign)>>' } }),
  },
  {
    name: 'a dynamic XFA form',
    make: () =>
      rawPages(twoPages, {
        catalog: `${fields('50 0 R', '/XFA 51 0 R')}/NeedsRendering true`,
        objects: { 50: textField, 51: rawStream('<xdp/>') },
      }),
    refused: 'DYNAMIC_FORM',
  },
  {
    name: 'an XFA form without fields',
    make: () => rawPages(twoPages, { catalog: fields('', '/XFA 51 0 R'), objects: { 51: rawStream('<xdp/>') } }),
    refused: 'DYNAMIC_FORM',
  },
  {
    name: 'a static XFA form',
    make: () =>
      rawPages([{ entries: '/MediaBox[0 0 595 842]/Annots[50 0 R]' }, {}], {
        catalog: fields('50 0 R', '/XFA 51 0 R'),
        objects: { 50: textField, 51: rawStream('<xdp/>') },
      }),
  },
  { name: 'a restore too many', make: () => withOperators('Q Q') },
  {
    name: 'a save, a matrix and a clip that are never restored',
    make: () => withOperators('q .1 0 0 .1 5 5 cm 0 0 1 1 re W n'),
  },
  {
    name: 'restores within strings, comments and pictures',
    make: () => withOperators('q BT (Q \\) (Q) Q) Tj ET %Q Q\n/Q gs <51> pop BI /W 1 /H 1 /BPC 8 /CS /G ID Q EI Q'),
  },
  {
    name: 'several parts of contents, in the middle of a save',
    make: () =>
      rawPages([{ entries: '/MediaBox[0 0 595 842]/Contents[50 0 R 51 0 R]' }, {}], {
        objects: { 50: rawStream('q 2 0 0 2 0 0 cm'), 51: rawStream('Q BT /F1 12 Tf 60 60 Td (Page 1) Tj ET') },
      }),
  },
  { name: 'a page without contents', make: () => rawPages([{ operators: '' }, {}]) },
  { name: 'a page of size zero', make: () => rawPages([{ entries: '/MediaBox[0 0 0 0]' }, {}]) },
  {
    name: 'resources that pages share',
    make: () =>
      rawPages(
        [
          { entries: '/MediaBox[0 0 595 842]/Resources 50 0 R' },
          { entries: '/MediaBox[0 0 595 842]/Resources 50 0 R' },
        ],
        {
          objects: {
            50: '<</Font<</F1 3 0 R>>/XObject 51 0 R>>',
            51: '<</Drawings1 52 0 R>>',
            52: rawStream('', '/Type/XObject/Subtype/Form/BBox[0 0 1 1]'),
          },
        },
      ),
  },
  {
    name: 'contents in hexadecimal',
    make: () =>
      rawPages([{ entries: '/MediaBox[0 0 595 842]/Contents 50 0 R' }, {}], {
        objects: {
          50: rawStream(
            `${Buffer.from('Q BT /F1 12 Tf 60 60 Td (Page 1) Tj ET').toString('hex')}>`,
            '/Filter/ASCIIHexDecode',
          ),
        },
      }),
  },
  {
    name: 'packed contents with a save that is never restored',
    make: () => {
      const packed = latin1(deflateSync('BT /F1 12 Tf 60 60 Td (Page 1) Tj ET q 0 0 1 1 re W n'));
      return rawPages([{ entries: '/MediaBox[0 0 595 842]/Contents 50 0 R' }, {}], {
        objects: { 50: rawStream(packed, '/Filter/FlateDecode') },
      });
    },
  },
  {
    name: 'bytes before its header',
    make: () => Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), rawPages(twoPages)]),
    isRewritten: true,
  },
  {
    name: 'a reference to a table that is somewhere else',
    make: () => Buffer.from(latin1(rawPages(twoPages)).replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'),
    isRewritten: true,
  },
  {
    name: 'a table that is wrong',
    make: () => Buffer.from(latin1(rawPages(twoPages)).replaceAll(/\d{10} 00000 n/g, '0000000017 00000 n'), 'latin1'),
    isRewritten: true,
  },
  {
    name: 'no table, cut off after its objects',
    make: () =>
      Buffer.from(
        latin1(rawPages(twoPages))
          .replace(/xref[^]*trailer/, 'trailer')
          .replace(/startxref[^]*/, ''),
        'latin1',
      ),
    isRewritten: true,
  },
  { name: 'half a file', make: () => rawPages(twoPages).subarray(0, 300), refused: 'DAMAGED' },
  { name: 'an empty file', make: () => Buffer.alloc(0), refused: 'NO_PDF' },
  { name: 'a web page', make: () => Buffer.from('<!doctype html><p>Not found</p>'), refused: 'NO_PDF' },
  { name: 'a header alone', make: () => Buffer.from('%PDF-1.7\n'), refused: 'DAMAGED' },
  { name: 'no pages', make: () => rawPages([]), refused: 'DAMAGED' },
  { name: 'no catalog', make: () => rawPdf({ 1: '<</Nothing true>>' }), refused: 'DAMAGED' },
  {
    name: 'pages within themselves',
    make: () =>
      rawPdf({
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
        3: '<</Type/Pages/Count 1/Kids[2 0 R]/Parent 2 0 R>>',
      }),
    refused: 'DAMAGED',
  },
  {
    name: 'fields within themselves',
    make: () =>
      rawPages(twoPages, {
        catalog: fields('50 0 R'),
        objects: { 50: '<</T(a)/Kids[51 0 R]>>', 51: '<</T(b)/Parent 50 0 R/Kids[50 0 R]>>' },
      }),
  },
  {
    name: 'a page that inherits from itself',
    make: () =>
      rawPdf({
        1: '<</Type/Catalog/Pages 2 0 R>>',
        2: '<</Type/Pages/Count 1/Kids[3 0 R]/Parent 2 0 R>>',
        3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R>>`,
        4: rawStream('0 0 m'),
      }),
    refused: 'DAMAGED',
  },
  {
    name: 'a custom name in its information',
    make: () =>
      written((document) => {
        document.setProducer('An old form designer');
        document.catalog.set(PDFName.of('Custom'), PDFString.of('kept'));
      }),
  },
];
