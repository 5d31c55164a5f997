// Interprets the server's response to an upload.
import { problemsInBody } from '../../../api/api-error.ts';
import type { UploadAnswer } from '../../../api/transport/signed-in-upload.ts';
import type { UploadStatus } from './upload-list.ts';

const alreadyExists = 'Specified Object Already Exists in the Bucket';
const wrongType = 'File type is not valid';
const damaged = 'The file is damaged. Save it again in the program that made it, and upload the new file.';
const tooLargeStatus = 413;

/** Reported as a toast in addition to the status, because it concerns more than one file. */
export type UploadAlarm = 'notAuthorized' | 'general';

export interface UploadOutcome {
  readonly status: UploadStatus;
  readonly alarm?: UploadAlarm;
}

export function toOutcome({ status, text: answer }: Pick<UploadAnswer, 'status' | 'text'>): UploadOutcome {
  if (status === 200) return { status: { kind: 'success' } };
  if (status === 401) return { status: { kind: 'failure' }, alarm: 'notAuthorized' };
  if (status === tooLargeStatus) return { status: { kind: 'tooLarge' } };
  if (status > 401) return { status: { kind: 'failure' }, alarm: 'general' };
  const body = parse(answer);
  if (typeof body === 'string' && body !== '') return { status: { kind: 'failure', text: body } };
  const errors = errorsOf(body);
  if (errors.includes(alreadyExists)) return { status: { kind: 'already_exists' } };
  if (errors.includes(wrongType)) return { status: { kind: 'wrongType' } };
  if (errors.includes(damaged)) return { status: { kind: 'damaged' } };
  // Unlike GraphQL, REST words problems in the language of the request.
  const text = problemsInBody(body)[0]?.message ?? errors[0];
  return { status: text === undefined ? { kind: 'failure' } : { kind: 'failure', text } };
}

/** Text that is not JSON is a string body. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function errorsOf(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter((error) => typeof error === 'string');
}
