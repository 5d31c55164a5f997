import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // Supported by every browser the studio runs in; the polyfill would only weigh.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
  },
  server: {
    proxy: { '/graphql': server, '/config.json': server, '/api': server },
  },
});
