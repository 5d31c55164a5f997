import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifyBeforeStart } from './build/before-start.ts';
import { createChunkGroups, isLaterPage } from './build/chunks.ts';
import { componentFrame } from './build/component-frame.ts';
import { importDirectly } from './build/direct-imports.ts';
import { separateOperations } from './build/operations.ts';

const server = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), separateOperations(), componentFrame(), minifyBeforeStart(), importDirectly()],
  build: {
    target: 'es2023',
    modulePreload: {
      // Supported by every browser the studio runs in; the polyfill would only weigh.
      polyfill: false,
      // The names of all chunks that a page needs are where it is loaded: those of every editor would be a percent of
      // each first visit.
      resolveDependencies: (file, names) => (isLaterPage(file) ? names.filter((name) => name.endsWith('.css')) : names),
    },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // Each page lists all chunks that it needs, so names that say nothing, and longer hashes, would be a percent of the
        // first visit.
        chunkFileNames: ({ isDynamicEntry, facadeModuleId }) =>
          isDynamicEntry && !facadeModuleId?.endsWith('.json') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        // The names of all style sheets are in the first file; that of a page's script says what a failed request was for.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: createChunkGroups() },
      },
    },
  },
  server: {
    proxy: { '/graphql': server, '/config.json': server, '/api': server },
  },
});
