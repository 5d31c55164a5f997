import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'insurance',
          include: ['packages/insurance/src/**/*.test.ts'],
          setupFiles: ['tests/property-seed.ts'],
        },
      },
      {
        test: { name: 'rules', include: ['packages/rules/src/**/*.test.ts'], setupFiles: ['tests/property-seed.ts'] },
      },
      {
        test: {
          name: 'render',
          include: ['packages/render/src/**/*.test.ts'],
          setupFiles: ['tests/property-seed.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // The file that Node itself takes: with graphql's other entry there would be two copies of it.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/postgres-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/{start,kill,attack}/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'studio',
          include: ['packages/studio/src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/property-seed.ts'],
        },
      },
    ],
  },
});
