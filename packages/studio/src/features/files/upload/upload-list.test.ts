import { expect, test } from 'vitest';
import {
  areAllDone,
  isRetry,
  progressOf,
  toSend,
  toUpload,
  withPrivacy,
  withStatus,
  type UploadList,
} from './upload-list.ts';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { toOutcome } from './upload-answer.ts';

const file = (name: string, sizeBytes = 1) => Object.defineProperty(new File([], name), 'size', { value: sizeBytes });
const list = (...names: string[]): UploadList => names.map((name, id) => toUpload(id, file(name), false));

test('a file that is too large or of another type is refused before it is sent', () => {
  expect(toUpload(1, file('claims.zip', 15_728_641), false).status).toEqual({ kind: 'tooLarge' });
  expect(toUpload(1, file('claims.zip', 15_728_640), false).status).toEqual({ kind: 'waiting' });
  expect(toUpload(1, file('macro.exe'), false).status).toEqual({ kind: 'wrongType' });
  expect(toUpload(1, file('pdf'), false).status).toEqual({ kind: 'wrongType' });
  expect(toUpload(1, file('LOGO.PNG'), false).status).toEqual({ kind: 'waiting' });
});

test.each([
  ['photo\u202egnp.txt', 'hidden'],
  ['pol\u200bicy.pdf', 'hidden'],
  ['pol\u00adicy.pdf', 'hidden'],
  ['photo\u202egnp', 'hidden'],
  ['policy\u0007.pdf', 'control'],
  [' ', 'required'],
  [`${'保'.repeat(84)}.pdf`, 'nameTooLong'],
])('a file called %j is refused by the rule for names, and never sent', (name, problem) => {
  const uploads = list(name);
  expect(uploads[0]?.status).toEqual({ kind: 'wrongName', problem });
  expect(toSend(uploads)).toEqual([]);
  expect(isRetry(uploads)).toBe(false);
});

test('a name that is too long for the folder is refused before it is sent', () => {
  const folder = `${'f'.repeat(250)}/`.repeat(4);
  expect(toUpload(1, file(`${'p'.repeat(30)}.pdf`), false, folder).status).toEqual({
    kind: 'wrongName',
    problem: 'keyTooLong',
  });
  expect(toUpload(1, file('p.pdf'), false, folder).status).toEqual({ kind: 'waiting' });
});

test.each(['保單 2027.pdf', 'e\u0301te\u0301.pdf', '👨\u200d👩\u200d👧.png', '.policy.pdf'])(
  '%j can be uploaded',
  (name) => expect(toSend(list(name))).toHaveLength(1),
);

test('a retry sends the failed files, and skips those that succeeded or can never be sent', () => {
  let uploads = list('a.pdf', 'b.pdf', 'c.pdf', 'd.exe');
  expect(isRetry(uploads)).toBe(false);
  uploads = withStatus(uploads, 0, { kind: 'success' });
  uploads = withStatus(uploads, 1, { kind: 'already_exists' });
  uploads = withStatus(uploads, 2, { kind: 'cancelled' });
  expect(isRetry(uploads)).toBe(true);
  expect(toSend(uploads).map(({ id }) => id)).toEqual([1, 2]);
  expect(areAllDone(uploads)).toBe(false);
});

test('files removed from the list while waiting do not count towards the progress', () => {
  const uploads = withStatus(list('a.pdf', 'b.pdf', 'c.pdf'), 0, { kind: 'success' });
  const isKept = ({ id }: { readonly id: number }) => id !== 2;
  expect(progressOf(uploads, [0, 1, 2])).toEqual({ doneCount: 1, count: 3 });
  expect(progressOf(uploads.filter(isKept), [0, 1, 2])).toEqual({ doneCount: 1, count: 2 });
});

test('a file keeps the privacy setting that it was sent with', () => {
  const uploads = withStatus(list('a.pdf', 'b.pdf'), 0, { kind: 'uploading', share: 0.5 });
  expect(withPrivacy(uploads, () => true, true).map(({ isPublic }) => isPublic)).toEqual([false, true]);
});

test('an upload is complete when all of its files are', () => {
  expect(areAllDone([])).toBe(false);
  expect(areAllDone(withStatus(list('a.pdf'), 0, { kind: 'success' }))).toBe(true);
});

test.each([
  [200, '{"key":"a.pdf"}', { status: { kind: 'success' } }],
  [401, '', { status: { kind: 'failure' }, alarm: 'notAuthorized' }],
  [500, '', { status: { kind: 'failure' }, alarm: 'general' }],
  [413, '', { status: { kind: 'tooLarge' } }],
  [
    400,
    '{"status":"failure","errors":["Specified Object Already Exists in the Bucket"]}',
    { status: { kind: 'already_exists' } },
  ],
  [400, '{"status":"failure","errors":["File type is not valid"]}', { status: { kind: 'wrongType' } }],
  [
    400,
    `{"errors":["The file is damaged. Save it again in the program that made it, and upload the new file."]}`,
    { status: { kind: 'damaged' } },
  ],
  [
    400,
    '{"status":"failure","errors":["The disk is full."]}',
    { status: { kind: 'failure', text: 'The disk is full.' } },
  ],
  [
    400,
    '{"status":"failure","errors":["此網址不存在。"],"errors_2":[{"code":"INVALID","message":"此網址不存在。","path":"key"}]}',
    { status: { kind: 'failure', text: '此網址不存在。' } },
  ],
  [400, '"Try later"', { status: { kind: 'failure', text: 'Try later' } }],
  [400, 'Try later', { status: { kind: 'failure', text: 'Try later' } }],
  [400, '{}', { status: { kind: 'failure' } }],
  [400, '', { status: { kind: 'failure' } }],
])('%i with %s, in Chinese', async (status, text, outcome) => {
  await startTextsIn('zh-HK');
  expect(toOutcome({ status, text })).toEqual(outcome);
});
