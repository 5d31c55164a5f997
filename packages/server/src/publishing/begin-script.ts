// The script embedded in the HTML of every page of an app.
import { build } from 'esbuild';
import { isJsonObject } from '@coverwright/insurance/json';
import type { AppSnapshot } from './app-snapshot.ts';

interface BeginSource {
  readonly config: AppSnapshot['config'];
  readonly beginEntry: string;
  readonly localePaths: Readonly<Record<string, string>>;
}

export async function buildBeginScript({ config, beginEntry, localePaths }: BeginSource): Promise<string> {
  const { allowedLocales, defaultLocale, endpoints } = config;
  const guest = isJsonObject(endpoints) ? endpoints['guest'] : undefined;
  const options = { allowed: allowedLocales, default: defaultLocale, paths: localePaths, endpoints: { guest } };
  // As JSON within a string, in which no key, such as __proto__, has a special meaning.
  const contents = `import {begin} from ${JSON.stringify(beginEntry)};begin(JSON.parse(${JSON.stringify(JSON.stringify(options))}))`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '/' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('The script that pages begin with was not built.');
  // A text could close the script element.
  return file.text.trim().replaceAll(/<(?=\/|!--)/g, '\\x3c');
}
