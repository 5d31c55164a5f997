/** Minifies the script that runs before the studio: Vite copies public files unchanged, and every first visit loads it. */
import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

const fileName = 'before-start.js';

export function minifyBeforeStart(): Plugin {
  let folder = '';
  return {
    name: 'before-start',
    configResolved(config) {
      folder = config.publicDir;
    },
    async generateBundle() {
      const { code, errors } = await minify(fileName, await readFile(`${folder}/${fileName}`, 'utf8'));
      if (errors[0]) throw new Error(`${fileName} cannot be minified: ${errors[0].message}`);
      this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}
