import { expect, test } from 'vitest';
import { parseFilesUrl } from './s3-address.ts';

test.each([
  ['s3://files?region=eu-central-1', { bucket: 'files', region: 'eu-central-1', endpoint: undefined }],
  [
    's3://my.files/?endpoint=https://store.example.com',
    { bucket: 'my.files', region: 'us-east-1', endpoint: 'https://store.example.com' },
  ],
  [
    's3://files?endpoint=http://localhost:8080&region=here',
    { bucket: 'files', region: 'here', endpoint: 'http://localhost:8080' },
  ],
])('%s is a bucket', (value, address) => {
  expect(parseFilesUrl(value)).toEqual(address);
});

test.each([
  ['files', 'no address of a bucket'],
  ['https://files', 'no address of a bucket'],
  ['s3://', 'bucket'],
  ['s3://Files!?region=a', 'does not name a bucket'],
  ['s3://files', 'neither a region nor an endpoint'],
  ['s3://files/folder?region=a', 'names a folder'],
  ['s3://ada:secret@files?region=a', 'contains credentials'],
  ['s3://files?region=a&acl=public', 'unknown part "acl"'],
  ['s3://files?endpoint=store', 'no http or https address'],
])('%s is refused', (value, reason) => {
  expect(parseFilesUrl(value)).toContain(reason);
});
