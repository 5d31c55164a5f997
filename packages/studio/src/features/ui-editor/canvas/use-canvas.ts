/** Shows the work on the canvas: loads its dependencies and sends each edit. */
import type { PreviewComponent } from '@coverwright/app-runtime/preview-messages';
import { listNamed, listUsedComponents } from '@coverwright/component-tree/component-names';
import { parseTemplate } from '@coverwright/component-tree/parse';
import { isJsonObject, type Json } from '@coverwright/insurance/json';
import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadPart, MissingPart } from '../../../ui/parts/load-part.ts';
import { usePreviewLook, usePreviewParts } from '../../components/preview/preview.api.ts';
import { type StoredPictures, useStoredPictures } from '../../files/stored-pictures.api.ts';
import { useWork, type WorkStore } from '../work/work-store.ts';
import { createCanvasControl, type CanvasControl, type CanvasSetting } from './canvas-control.ts';
import type { CanvasStyles } from './canvas-styles.ts';
import { createWordReader } from './class-words.ts';
import type { PlainParts } from './use-warm-canvas.ts';

type Look = ReturnType<typeof usePreviewLook>['look'];

interface CanvasSource {
  readonly store: WorkStore;
  readonly appId: string;
  /** The name of the component being edited. */
  readonly name: string;
  /** Names of the tenant's components that may be nested. */
  readonly components: readonly string[];
  readonly locale: string;
  /** Parts that were loaded before a component was opened. */
  readonly plainParts: PlainParts | undefined;
  /** Replaces the app's theme; undefined to use the app's theme. */
  readonly previewedTheme: Json | undefined;
}

const noTexts: readonly PreviewComponent[] = [];

export function useCanvas({ store, appId, name, components, locale, plainParts, previewedTheme }: CanvasSource) {
  const pictures = useStoredPictures();
  const [control] = useState(() => createCanvasControl(pictures.read));
  const { look: storedLook, error: lookError } = usePreviewLook(appId);
  // A dragged colour changes faster than the page can render.
  const shownTheme = useDeferredValue(previewedTheme);
  const look = useMemo(() => withTheme(storedLook, shownTheme), [storedLook, shownTheme]);
  const names = useUsedNames(store, components);
  const plain = names.length === 0 && plainParts?.locale === locale ? plainParts.parts : undefined;
  const { parts: read, error } = usePreviewParts(plain ? undefined : names, locale);
  const parts = useLast(plain ?? read);
  const script = useWork(store, ({ work }) => work.script);
  const inside = useMemo(() => parts?.components.filter((one) => isCompilable(one, name)) ?? noTexts, [parts, name]);
  const styles = useStyles(look, inside, pictures);
  const setting = useMemo((): CanvasSetting | undefined => {
    if (!look || !parts) return undefined;
    const { texts } = parts;
    return { name, script, components: inside, theme: look.theme, variants: look.variants, texts, locale };
  }, [look, parts, name, script, inside, locale]);
  useSending(store, control, setting, styles);
  const texts = parts?.texts;
  useEffect(() => {
    if (texts) store.showTexts(texts);
  }, [store, texts]);
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => (element ? control.attach(element) : undefined),
    [control],
  );
  return { control, attach, locales: look?.locales ?? [locale], error: error ?? lookError };
}

/** The last value, used while the next one is loading. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function withTheme(look: Look, theme: Json | undefined): Look {
  return look && theme !== undefined && isJsonObject(theme) ? { ...look, theme } : look;
}

/** Returns the same list as long as template and script name the same components. */
function useUsedNames(store: WorkStore, components: readonly string[]): readonly string[] {
  const document = useWork(store, ({ work }) => work.document);
  const script = useWork(store, ({ work }) => work.script);
  const imported = useMemo(() => listNamed({ template: '', script }, components), [script, components]);
  const text = useMemo(() => {
    const used = new Set([...imported, ...listUsedComponents(document).map(({ name }) => name)]);
    return components
      .filter((name) => used.has(name))
      .toSorted()
      .join(' ');
  }, [document, components, imported]);
  return useMemo(() => (text === '' ? [] : text.split(' ')), [text]);
}

/** Templates that the parser rejects never reach Vue's compiler, and a component cannot contain itself. */
function isCompilable({ name, template }: PreviewComponent, edited: string): boolean {
  return name !== edited && parseTemplate(template).problems.length === 0;
}

function useStyles(
  look: Look,
  inside: readonly PreviewComponent[],
  pictures: StoredPictures,
): CanvasStyles | undefined {
  const [styles, setStyles] = useState<CanvasStyles>();
  useEffect(() => {
    if (!look) return undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      const { createCanvasStyles } = await loadPart(async () => import('./canvas-styles.ts'));
      const texts = inside.flatMap(({ template, script }) => [template, script]);
      const next = await createCanvasStyles(look, texts);
      if (!isOver) setStyles({ generate: async (words) => pictures.insert(await next.generate(words)) });
    };
    load().catch((error: unknown) => {
      if (!(error instanceof MissingPart)) throw error;
    });
    return () => {
      isOver = true;
    };
  }, [look, inside, pictures]);
  return styles;
}

/** Sends everything first, and then each change. A style rule is sent no later than the element that needs it. */
function useSending(
  store: WorkStore,
  control: CanvasControl,
  setting: CanvasSetting | undefined,
  styles: CanvasStyles | undefined,
): void {
  useEffect(() => {
    if (!setting || !styles) return undefined;
    let isOver = false;
    const reader = createWordReader();
    let shown = store.get().work.document;
    let hasBegun = false;
    /** Sheets may complete out of order, because some wait for images. */
    let [requested, sent] = [0, 0];
    /** Includes words that are added while it waits. */
    const generateAll = async (): Promise<string> => {
      const { size } = reader.words;
      const css = await styles.generate(reader.words);
      return isOver || reader.words.size === size ? css : generateAll();
    };
    const begin = async (): Promise<void> => {
      reader.read(shown);
      addTexts(reader.words, setting.script);
      const css = await generateAll();
      if (isOver) return;
      hasBegun = true;
      shown = store.get().work.document;
      control.show(setting, shown, css);
    };
    const update = async (): Promise<void> => {
      const { document } = store.get().work;
      if (document === shown) return;
      const hasNewWords = reader.read(document);
      if (!hasBegun) return;
      shown = document;
      requested += 1;
      const turn = requested;
      const generated = hasNewWords ? await styles.generate(reader.words) : undefined;
      if (isOver) return;
      const css = turn > sent ? generated : undefined;
      if (css !== undefined) sent = turn;
      if (shown === document) control.edit(document, css);
      else if (css !== undefined) control.edit(store.get().work.document, css);
    };
    void begin();
    const end = store.subscribe(() => void update());
    return () => {
      isOver = true;
      end();
    };
  }, [store, control, setting, styles]);
}

function addTexts(words: Set<string>, script: string): void {
  for (const word of script.split(/[\s'"`{}[\],;:()]+/)) if (word !== '') words.add(word);
}

export function useCanvasState<Value>(
  control: CanvasControl,
  pick: (state: ReturnType<CanvasControl['get']>) => Value,
): Value {
  return useSyncExternalStore(control.subscribe, () => pick(control.get()));
}
