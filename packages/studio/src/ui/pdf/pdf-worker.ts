// Reads PDF documents beside the page, so that a large one holds nothing up.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
