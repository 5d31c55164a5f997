// A simplified compiler for tests of other parts: a component becomes a text, a page a line of HTML. It refuses
// a template with unclosed braces.
import { createHash } from 'node:crypto';
import type { AppCompiler } from '../publishing/app-compiler.ts';
import { type AppSnapshot, type CompiledApp, compileProblem, type RouteSnapshot } from '../publishing/app-snapshot.ts';

export const plainCompiler: AppCompiler = {
  compile: async (_caller, snapshot) => {
    const problems = snapshot.components
      .filter(({ vueTemplate }) => vueTemplate.split('{{').length !== vueTemplate.split('}}').length)
      .map(({ name }) => compileProblem(name, 'template', { fault: '{{ is not closed.' }));
    return problems.length > 0 ? { ok: false, problems } : { ok: true, app: compile(snapshot) };
  },
};

function compile({ appName, config, components, texts, files }: AppSnapshot): CompiledApp {
  const sources = [
    ...components.map(({ name, vueTemplate, script }) => ({ name, content: JSON.stringify([vueTemplate, script]) })),
    ...Object.entries(texts).map(([locale, values]) => ({ name: locale, content: JSON.stringify(values) })),
    { name: 'theme', content: JSON.stringify(config.theme) },
  ];
  const assets = sources.map(({ name, content }) => toAsset(name, new TextEncoder().encode(content)));
  return {
    assets: [...assets, ...files.map(({ key, bytes }) => toAsset(`font-${key.replaceAll('/', '-')}`, bytes))],
    pages: config.componentRoutes.flatMap(pathsOf).map((path) => ({
      path,
      pattern: `^${path}$`,
      title: appName,
      html: `<!doctype html><title>${appName}</title>`,
      status: 200,
      isListed: !/[:*]/.test(path),
    })),
    headers: { 'x-robots-tag': 'noindex' },
    outsideOrigins: Object.values(config.endpoints ?? {}).filter((value) => typeof value === 'string'),
  };
}

function pathsOf({ path, children = [] }: RouteSnapshot): string[] {
  return [path, ...children.flatMap(pathsOf)];
}

function toAsset(name: string, bytes: Uint8Array) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { path: `/assets/${name}-${hash}.js`, contentType: 'text/javascript', bytes, br: bytes.slice(0, 5) };
}
