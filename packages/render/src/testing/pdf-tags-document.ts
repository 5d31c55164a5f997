// What a PDF/UA-1 checker requires of a document besides its structure.
import { PDFBool, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';

/** Sentences about missing parts. */
export function describeDocument(document: PDFDocument, title: string | undefined): string[] {
  const { catalog } = document;
  const faults: string[] = [];
  const expect = (isMet: boolean, fault: string) => {
    if (!isMet) faults.push(fault);
  };
  const isTrue = (dict: unknown, key: string) =>
    dict instanceof PDFDict && dict.lookup(PDFName.of(key)) === PDFBool.True;
  const language = catalog.lookup(PDFName.of('Lang'));
  expect(isTrue(catalog.lookup(PDFName.of('MarkInfo')), 'Marked'), 'The document is not marked as tagged.');
  expect(
    isTrue(catalog.lookup(PDFName.of('ViewerPreferences')), 'DisplayDocTitle'),
    'The title is not shown in the title bar.',
  );
  expect(
    (language instanceof PDFString || language instanceof PDFHexString) && language.decodeText() !== '',
    'There is no language.',
  );
  expect(title !== undefined && title !== '', 'There is no title.');
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  const xmp = metadata instanceof PDFRawStream ? Buffer.from(metadata.getContents()).toString('utf8') : '';
  expect(/<pdfuaid:part>1</.test(xmp), 'The metadata do not claim PDF/UA-1.');
  expect(/<dc:title>[^]*<rdf:li xml:lang="x-default">[^<]+</.test(xmp), 'The metadata have no title.');
  return faults;
}
