import {
  FileBucketsDocument,
  FileListingDocument,
  MoveFileDocument,
  SearchFilesDocument,
} from '../../src/api/generated/operations.ts';
import { answer, answerContent, fail, refuse } from '../answers.ts';
import type { States } from '../state.ts';
import { chooseFile, fill, press, see } from '../steps.ts';

const buckets = {
  screen: '/files',
  answers: [answer(FileBucketsDocument, { fileBuckets: [{ bucketName: 'harbour', providerId: 'local' }] })],
};
const folder = {
  screen: '/files?bucket=harbour&path=claims/',
  answers: [
    ...buckets.answers,
    answer(FileListingDocument, {
      fileListing: {
        commonPrefixes: ['claims/條款/'],
        objectSummaries: [
          { key: 'claims/說明.txt', fileName: '說明.txt', size: 120_000, isPublic: true },
          { key: 'claims/表格', fileName: '表格', size: 900, revision: '1' },
        ],
      },
    }),
    answer(SearchFilesDocument, { searchFiles: [{ fileName: '說明.txt', key: 'claims/說明.txt' }] }),
    answerContent(`/api/v1/files/${encodeURIComponent('claims/說明.txt')}`, '海港', 'text/plain'),
  ],
};

async function openMenu(name: string): Promise<void> {
  await press('files:moreOf', { name });
  await see('files:remove');
}

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
  'folder failed': {
    ...folder,
    answers: [...buckets.answers, fail(FileListingDocument)],
    steps: async () => {
      await see('files:failed');
    },
  },
  'folder missing': {
    ...folder,
    answers: [...buckets.answers, refuse(FileListingDocument, 'NOT_FOUND', { path: 'bucketName' })],
    steps: async () => {
      await see('files:goneFolderTitle');
    },
  },
  folder: {
    ...folder,
    steps: async () => {
      await see('說明.txt');
    },
  },
  details: {
    ...folder,
    steps: async () => {
      await press('說明.txt');
      await see('海港');
    },
  },
  menu: {
    ...folder,
    steps: async () => {
      await openMenu('表格');
    },
  },
  cut: {
    ...folder,
    steps: async () => {
      await openMenu('表格');
      await press('files:cut');
      await see('files:move.cut', { name: '表格', count: 1 });
    },
  },
  search: {
    ...folder,
    steps: async () => {
      await fill('files:search.label', '標');
      await see('files:search.found', { count: 1 });
    },
  },
  'folder of a viewer': {
    ...folder,
    rights: ['files:read'],
    steps: async () => {
      await see('說明.txt');
    },
  },
  'edit conflict': {
    ...folder,
    answers: [...folder.answers, refuse(MoveFileDocument, 'CONFLICT')],
    steps: async () => {
      await openMenu('表格');
      await press('files:edit');
      await fill('files:name.label', '新表格');
      await press('files:update.save');
      await see('files:update.conflict');
    },
  },
  'remove folder': {
    ...folder,
    steps: async () => {
      await openMenu('條款');
      await press('files:remove');
      await see('files:delete.folderTitle');
    },
  },
  'create folder incomplete': {
    ...folder,
    steps: async () => {
      await press('files:createFolder');
      await see('files:create.hint');
      await press('files:createFolder');
      await see('files:name.required');
    },
  },
  upload: {
    ...folder,
    steps: async () => {
      await press('files:upload');
      await see('files:uploads.accepted');
      await chooseFile('files:uploads.select', new File(['x'], '程式'));
      await chooseFile('files:uploads.select', new File(['x'], '報告.txt'));
      await see('files:uploads.status.wrongType');
    },
  },
};
