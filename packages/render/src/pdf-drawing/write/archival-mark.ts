// A file marked as PDF/A may not be encrypted, so a locked copy is marked as an ordinary PDF.
import { decodePDFRawStream, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

export function removeArchivalMark({ catalog, context }: PDFDocument): void {
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  if (!(metadata instanceof PDFRawStream)) return;
  const xml = Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8');
  const rest = xml
    .replaceAll(/<pdfaid:(\w+)[^<>]*>[^<>]*<\/pdfaid:\1>/g, '')
    .replaceAll(/\spdfaid:\w+=("[^"]*"|'[^']*')/g, '');
  if (rest === xml) return;
  const stream = context.stream(Buffer.from(rest, 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(stream));
}
