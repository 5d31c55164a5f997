import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutation, query } from '../../graphql/operations.ts';
import { fileBuckets } from './buckets.service.ts';
import { fileListing, searchFiles } from './list/file-list.service.ts';
import { deleteFile, moveFile, setFileAcl } from './files.service.ts';
import { fontFamilies } from './fonts/fonts.service.ts';
import { createFolder, deleteFolder } from './folders.service.ts';

export const filesResolvers: Resolvers = {
  Query: {
    fileBuckets: query(fileBuckets, 'files:read'),
    fileListing: query(fileListing, 'files:read'),
    fontFamilies: query(fontFamilies, 'documents:read'),
    searchFiles: query(searchFiles, 'files:read'),
  },
  Mutation: {
    createFolder: mutation(createFolder, 'files:write'),
    deleteFolder: mutation(deleteFolder, 'files:write'),
    deleteFile: mutation(deleteFile, 'files:write'),
    moveFile: mutation(moveFile, 'files:write'),
    setFileAcl: mutation(setFileAcl, 'files:write'),
  },
};
