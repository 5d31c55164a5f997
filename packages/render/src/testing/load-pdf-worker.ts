// pdf.js sets a global when it first opens a file: before any test, so that no test file counts as having left it behind.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
