import { expect, test } from 'vitest';
import { createSignedInUpload, type UploadAnswer } from './signed-in-upload.ts';

const url = 'http://localhost/api/v1/files/';

/** A fake server that accepts only one token. */
function uploadTo(takenToken: string, renewedToken: string) {
  const asked: (string | null)[] = [];
  let current = 'old';
  const guard = {
    session: { accessToken: () => current },
    refuseWhenForeign: () => undefined,
    refresh: async () => {
      current = renewedToken;
    },
  };
  const upload = createSignedInUpload(guard, async (_url, _form, token): Promise<UploadAnswer> => {
    asked.push(token);
    return { status: token === takenToken ? 200 : 401, text: '', requestId: undefined };
  });
  return { asked, upload };
}

test('an expired token is renewed and the file sent once more, with its progress restarted', async () => {
  const { asked, upload } = uploadTo('new', 'new');
  const shares: number[] = [];
  const options = { signal: new AbortController().signal, onProgress: (share: number) => shares.push(share) };
  expect((await upload(url, new FormData(), options)).status).toBe(200);
  expect(asked).toEqual(['old', 'new']);
  expect(shares).toEqual([0]);
});

test('a token that is refused again is the result, and nothing is sent a third time', async () => {
  const { asked, upload } = uploadTo('another', 'new');
  const options = { signal: new AbortController().signal, onProgress: () => undefined };
  expect((await upload(url, new FormData(), options)).status).toBe(401);
  expect(asked).toEqual(['old', 'new']);
});
