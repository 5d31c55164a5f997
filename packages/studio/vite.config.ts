import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createChunkGroups } from './build/chunks.ts';
import { componentFrame } from './build/component-frame.ts';
import { separateOperations } from './build/operations.ts';

const server = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), separateOperations(), componentFrame()],
  build: {
    target: 'es2023',
    // Supported by every browser the studio runs in; the polyfill would only weigh.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // Each page lists all chunks that it needs, so names that say nothing, and longer hashes, would be a percent of the
        // first visit.
        chunkFileNames: ({ isDynamicEntry, facadeModuleId }) =>
          isDynamicEntry && !facadeModuleId?.endsWith('.json') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: createChunkGroups() },
      },
    },
  },
  server: {
    proxy: { '/graphql': server, '/config.json': server, '/api': server },
  },
});
