import { FileBucketsDocument, FileListingDocument } from '../../src/api/generated/operations.ts';
import { answer, fail } from '../answers.ts';
import type { States } from '../state.ts';
import { see } from '../steps.ts';

const buckets = {
  screen: '/files',
  answers: [answer(FileBucketsDocument, { fileBuckets: [{ bucketName: 'harbour', providerId: 'local' }] })],
};
export const states: States = {
  buckets: {
    ...buckets,
    steps: async () => {
      await see('files:buckets.provider');
      await see('harbour');
    },
  },
  'buckets failed': {
    screen: '/files',
    answers: [fail(FileBucketsDocument)],
    steps: async () => {
      await see('files:buckets.failed');
    },
  },
  'folder empty': {
    screen: '/files?bucket=harbour',
    answers: [...buckets.answers, answer(FileListingDocument, { fileListing: {} })],
    steps: async () => {
      await see('files:emptyTitle');
    },
  },
};
