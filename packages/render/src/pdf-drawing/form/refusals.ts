// Why a PDF file cannot be drawn on, worded for the user who selected it.
import type { FormRefusal } from '../drawing-request.ts';
import { machineBusy } from '../../threads/thread-failure.ts';
import { formLimits } from '../limits.ts';

export const refusals = {
  gone: { code: 'GONE', message: 'The file was deleted while it was being read. Choose another file.' },
  noPdf: { code: 'NO_PDF', message: 'The file is not a PDF. Choose a PDF file.' },
  password: {
    code: 'PASSWORD',
    message: 'The PDF requires a password to open. Save a copy without a password, and choose that.',
  },
  signed: {
    code: 'SIGNED',
    message:
      'The PDF is signed, and drawing on it would break the signature. Choose the form as it was before it was signed.',
  },
  dynamicForm: {
    code: 'DYNAMIC_FORM',
    message:
      'The PDF is a dynamic XFA form, whose pages do not exist until a reader builds them. Print it to a new PDF, and choose that.',
  },
  damaged: {
    code: 'DAMAGED',
    message: 'The PDF is damaged or incomplete. Open it in a PDF reader and save it again, or export it again.',
  },
  pages: (count: number): FormRefusal => ({
    code: 'PAGES',
    message: `The PDF has ${count.toLocaleString('en-US')} pages; the maximum is ${formLimits.pages.toLocaleString('en-US')}. Split it.`,
  }),
  time: {
    code: 'TIME',
    message: `The PDF needs more than ${formLimits.totalMs / 1000} seconds of processor time to open. Save it again in a PDF editor, with reduced size, or split it.`,
  },
  memory: {
    code: 'MEMORY',
    message: `The PDF needs more than ${formLimits.memoryMb} MiB of memory to open. Save it again in a PDF editor, with reduced size, or split it.`,
  },
  slow: { code: 'BUSY', message: machineBusy },
  busy: { code: 'BUSY', message: 'Too many files are being read at the moment. Try again shortly.' },
} as const satisfies Readonly<Record<string, FormRefusal | ((count: number) => FormRefusal)>>;
