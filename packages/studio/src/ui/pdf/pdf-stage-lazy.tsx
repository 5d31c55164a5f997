import { lazyPart } from '../parts/lazy-part.tsx';
import { Spinner } from '../states/spinner.tsx';
import type { PdfStageProps } from './pdf-stage.tsx';

/** The stage with pdf.js, loaded with the first document. */
export const LazyPdfStage = lazyPart<PdfStageProps>(
  async () => (await import('./pdf-stage.tsx')).PdfStage,
  () => <Spinner />,
);
