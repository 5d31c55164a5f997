import type { Resolvers } from '../../graphql/generated/schema-types.ts';
import { mutation, query } from '../../graphql/mutation.ts';
import { fileBuckets } from './buckets.service.ts';
import { fileListing, searchFiles } from './file-list.service.ts';
import { deleteFile, moveFile, setFileAcl } from './files.service.ts';
import { createFolder, deleteFolder } from './folders.service.ts';

export const filesResolvers: Resolvers = {
  Query: {
    fileBuckets: query(fileBuckets),
    fileListing: query(fileListing),
    searchFiles: query(searchFiles),
  },
  Mutation: {
    createFolder: mutation(createFolder),
    deleteFolder: mutation(deleteFolder),
    deleteFile: mutation(deleteFile),
    moveFile: mutation(moveFile),
    setFileAcl: mutation(setFileAcl),
  },
};
