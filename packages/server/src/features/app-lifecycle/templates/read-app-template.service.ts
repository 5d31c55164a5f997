// Reads a template from its folder, for each app that is created from it: that is rare, and takes a few milliseconds.
import { readdir, readFile } from 'node:fs/promises';
import type { AppTemplateId } from '../../apps/apps.service.ts';
import {
  appShape,
  type AppTemplate,
  type TemplateComponent,
  templateLocales,
  textsShape,
  toComponent,
} from './app-template.ts';

export async function readAppTemplate(id: AppTemplateId): Promise<AppTemplate> {
  const own = `${import.meta.dirname}/${id.replaceAll('_', '-')}`;
  const { extends: extended, ...app } = appShape.parse(await readJson(`${own}/app.json`));
  const folders = extended === undefined ? [own] : [`${import.meta.dirname}/${extended}`, own];
  const components = await Promise.all(folders.map(readComponents));
  const texts = templateLocales.map(async (locale) => [locale, await readTexts(folders, locale)] as const);
  return { ...app, components: components.flat(), texts: Object.fromEntries(await Promise.all(texts)) };
}

async function readComponents(folder: string): Promise<TemplateComponent[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.vue'));
  return Promise.all(
    files.map(async (file) => toComponent(file.slice(0, -'.vue'.length), await readFile(`${folder}/${file}`, 'utf8'))),
  );
}

/** A text of a later folder is the one that counts. */
async function readTexts(folders: readonly string[], locale: string): Promise<Record<string, string>> {
  const texts = await Promise.all(
    folders.map(async (folder) => textsShape.parse(await readJson(`${folder}/texts.${locale}.json`))),
  );
  return Object.fromEntries(texts.flatMap((one) => Object.entries(one)));
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
