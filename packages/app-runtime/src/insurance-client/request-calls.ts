// The calls of $insurance for submitting a request and printing its documents.
import type { WidgetText } from '../texts/widget-texts.ts';
import { printDocument, submitDocument } from './request-documents.ts';
import type { Answers } from './answers.ts';
import { toPdf } from './pdf.ts';
import type { Decision, Price } from './product-answer.ts';
import { type RequestToSubmit, toRequestInput } from './request-input.ts';
import { createSubmission } from './submission.ts';
import type { Send } from './transport.ts';

export interface SubmittedRequest extends Decision {
  /** The number that the customer can quote. */
  readonly caseNumber: string;
  /** Calculated by the server; null without pricing logic. */
  readonly price: Price | null;
}

export interface RequestCalls {
  /** The PDF of a template. */
  document(templateId: string, values?: Readonly<Record<string, unknown>>): Promise<Blob>;
  submitRequest(request: RequestToSubmit): Promise<SubmittedRequest>;
}

export interface RequestParts {
  readonly send: Send;
  readonly say: (name: WidgetText) => string;
  readonly newKey: () => string;
  readonly locale: { get(): string };
  readonly answers: Answers;
}

export function createRequestCalls({ send, say, newKey, locale, answers }: RequestParts): RequestCalls {
  const { readField, requireSuccess, isPrice, toDecision } = answers;
  const submission = createSubmission<SubmittedRequest>(newKey);
  return {
    async document(templateId, values = {}) {
      const input = { name: 'data', contentJsonString: JSON.stringify(values) };
      const answer = readField(await send(printDocument, { templateId, input }), 'renderWkhtmltopdfTemplate');
      return toPdf(answer, answers, say);
    },
    async submitRequest({ idempotencyKey, ...request }) {
      return submission.submit(request, idempotencyKey, async (key) => {
        const input = { ...toRequestInput(request, answers), idempotencyKey: key, locale: locale.get() };
        const answer = readField(await send(submitDocument, { input }), 'submitRequest');
        requireSuccess(answer, say);
        const [caseNumber, price] = [readField(answer, 'caseNumber'), readField(answer, 'price')];
        return {
          caseNumber: typeof caseNumber === 'string' ? caseNumber : '',
          price: isPrice(price) ? price : null,
          ...toDecision(answer),
        };
      });
    },
  };
}
