// Why a PDF file cannot be drawn on, worded for the user who selected it.
import type { FormRefusal } from '../drawing-request.ts';
import { say } from '../../sentences/say.ts';
import { machineBusy } from '../../threads/thread-failure.ts';
import { formLimits } from '../limits.ts';

export const refusals = {
  gone: { code: 'GONE', ...say('FORM_FILE_DELETED') },
  noPdf: { code: 'NO_PDF', ...say('FORM_NOT_A_PDF') },
  password: { code: 'PASSWORD', ...say('FORM_HAS_PASSWORD') },
  signed: { code: 'SIGNED', ...say('FORM_SIGNED') },
  dynamicForm: { code: 'DYNAMIC_FORM', ...say('FORM_DYNAMIC') },
  damaged: { code: 'DAMAGED', ...say('FORM_DAMAGED') },
  pages: (pageCount: number): FormRefusal => {
    const [count, max] = [pageCount.toLocaleString('en-US'), formLimits.pages.toLocaleString('en-US')];
    return { code: 'PAGES', ...say('FORM_PAGES_MAX', { count, max }) };
  },
  time: { code: 'TIME', ...say('FORM_TIME_MAX', { seconds: formLimits.totalMs / 1000 }) },
  memory: { code: 'MEMORY', ...say('FORM_MEMORY_MAX', { mebibytes: formLimits.memoryMb }) },
  slow: { code: 'BUSY', ...machineBusy },
  busy: { code: 'BUSY', ...say('TOO_MANY_FORMS_READ') },
} as const satisfies Readonly<Record<string, FormRefusal | ((count: number) => FormRefusal)>>;
