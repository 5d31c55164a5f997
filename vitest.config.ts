import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/temporary-files.mjs';

keepTemporaryFilesInMemory();

/**
 * The files of a project share the modules of their worker: loading them again for each file was more than half of the
 * time. A test puts back whatever it changes outside its own data.
 */
const shared = { isolate: false } as const;

/** Ends a test that hangs; on a busy machine none may fail because it is slow. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } } as const;

export default defineConfig({
  test: {
    // One more than there are cores, as tests wait for databases, browsers and times that are part of an answer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'insurance',
          ...shared,
          ...patient,
          include: ['packages/insurance/src/**/*.test.ts'],
          setupFiles: ['tests/clean-state.ts', 'tests/property-seed.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          ...shared,
          ...patient,
          include: ['packages/rules/src/**/*.test.ts'],
          setupFiles: ['tests/clean-state.ts', 'tests/property-seed.ts'],
        },
      },
      {
        test: {
          name: 'component-tree',
          ...shared,
          ...patient,
          include: ['packages/component-tree/src/**/*.test.ts'],
          setupFiles: ['tests/clean-state.ts', 'tests/property-seed.ts'],
        },
      },
      {
        test: {
          name: 'app-runtime',
          ...shared,
          ...patient,
          include: ['packages/app-runtime/src/**/*.test.ts', 'tests/app-runtime/*.test.ts'],
          setupFiles: ['tests/clean-state.ts', 'tests/property-seed.ts'],
        },
      },
      {
        test: {
          name: 'render',
          ...shared,
          ...patient,
          include: ['packages/render/src/**/*.test.ts'],
          setupFiles: [
            'packages/render/src/testing/load-pdf-worker.ts',
            'tests/clean-state.ts',
            'tests/property-seed.ts',
          ],
        },
      },
      {
        // The file that Node itself takes: with graphql's other entry there would be two copies of it.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          ...shared,
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/postgres-global-setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/{start,kill,attack,cluster,deploy}/*.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'studio',
          ...shared,
          ...patient,
          include: ['packages/studio/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/clean-state.ts', 'tests/property-seed.ts'],
        },
      },
    ],
  },
});
