// The entry of the sandboxed frame that shows one component during editing: compiles its template, runs its script,
// renders it with the widgets, and reports problems. Sample data replaces the server.
import Vue, { type ComponentOptions, type VNode } from 'vue';
import VueRouter from 'vue-router';
import { toThemeVariables } from '../catalogue/theme-variables.ts';
import { appState } from '../look/app-state.ts';
import { containFailures } from '../start/contain-failures.ts';
import { showLanguage, showTheme } from '../start/page-head.ts';
import { registerWidgets } from '../start/register-widgets.ts';
import { installForScripts } from '../start/start-app.ts';
import { addWidgetTexts } from '../texts/widget-translations.ts';
import * as validators from '../validators/validators.ts';
import * as widgets from '../widgets/widgets.ts';
import { openPreviewChannel } from './canvas-channel.ts';
import { createCanvas } from './canvas/canvas-page.ts';
import { compileTemplate } from './compile-template.ts';
import {
  frameGlobal,
  lineOfError,
  linkImports,
  loadScript,
  orderByImports,
  type ScriptModules,
} from './load-script.ts';
import type { PreviewComponent, PreviewProblem, RenderRequest, ShownLook } from './preview-messages.ts';
import { sampleInsurance, sampleProductId } from './sample-insurance.ts';

const loaded: Record<string, ComponentOptions<Vue>> = Object.create(null);
let root: Vue | undefined;
let current = 0;
/** Whether the frame is the canvas of the visual editor. */
let isCanvas = false;
/**
 * Set until a component has been rendered and updated for the first time: until then, its errors belong to the
 * outcome.
 */
let collecting: PreviewProblem[] | undefined;

const channel = openPreviewChannel({
  onRender: (request) => void show(request),
  onCanvas: (message) => {
    isCanvas = true;
    canvas.take(message);
  },
});

const canvas = createCanvas({
  send: (answer) => channel.send(answer),
  async prepare(request) {
    showLook(request);
    const problems: PreviewProblem[] = [];
    await buildComponents(request.components, new Set([request.name]), problems);
    return problems.map(({ component, message }) => `${component}: ${message}`);
  },
  async load({ script, components, name }) {
    const ready = new Set(components.map((one) => one.name));
    const linked = linkImports(script, {
      validators: Object.keys(validators),
      components: ready,
      later: new Set([name]),
    });
    try {
      return { options: await loadScript(linked) };
    } catch (error) {
      return { options: {}, fault: wordsOf(error) };
    }
  },
  mount,
  showCss,
});

async function show(request: RenderRequest): Promise<void> {
  current = request.id;
  isCanvas = false;
  const problems: PreviewProblem[] = [];
  showLook(request);
  const modules = await buildComponents(request.components, new Set([request.component.name]), problems);
  const options = await build(request.component, modules, problems);
  loaded[request.component.name] = options;
  // A newer text has arrived in the meantime.
  if (request.id !== current) return;
  // If the template does not compile, the last good rendering remains.
  const isBroken = problems.some(({ part, component }) => part !== 'render' && component === request.component.name);
  if (!isBroken || !root) {
    collecting = problems;
    mount(options);
  }
  await Vue.nextTick();
  if (collecting === problems) collecting = undefined;
  channel.send({ type: 'rendered', id: request.id, problems });
}

function showLook({ variants, texts, locale, theme, css }: ShownLook): void {
  appState.variants = variants;
  appState.texts = addWidgetTexts(locale, texts);
  appState.locale = locale;
  showLanguage(locale);
  showTheme(toThemeVariables(theme));
  showCss(css);
}

type Modules = Omit<ScriptModules, 'validators'>;

/** @param shown names of components that are built later */
async function buildComponents(
  components: readonly PreviewComponent[],
  shown: ReadonlySet<string>,
  problems: PreviewProblem[],
): Promise<Modules> {
  const ready = new Set<string>();
  const modules = { components: ready, later: new Set([...components.map(({ name }) => name), ...shown]) };
  for (const component of orderByImports(components)) {
    loaded[component.name] = await build(component, modules, problems);
    Vue.component(component.name, loaded[component.name]);
    ready.add(component.name);
  }
  return modules;
}

async function build(
  component: PreviewComponent,
  modules: Modules,
  problems: PreviewProblem[],
): Promise<ComponentOptions<Vue>> {
  const compiled = compileTemplate(component.name, component.template);
  problems.push(...compiled.problems);
  const script = linkImports(component.script, { validators: Object.keys(validators), ...modules });
  try {
    const options = await loadScript(script);
    return { ...options, ...compiled.options, name: component.name };
  } catch (error) {
    problems.push({ component: component.name, part: 'script', ...wordsOf(error) });
    return { ...compiled.options, name: component.name };
  }
}

function mount(options: ComponentOptions<Vue>): void {
  root?.$destroy();
  root?.$el.remove();
  const place = document.body.appendChild(document.createElement('div'));
  root = new Vue({ router: createRouter(), render: (h): VNode => h('main', [h(options)]) }).$mount(place);
}

function report(error: unknown, where: string): void {
  const component = where.split(' ').at(-1) ?? '';
  const problem: PreviewProblem = { component, part: 'render', ...wordsOf(error) };
  if (isCanvas) canvas.report(problem.message);
  else if (collecting) collecting.push(problem);
  else channel.send({ type: 'problem', id: current, problem });
}

/** In development builds, Vue stops endless updates earlier than in a published app, and only warns. */
function takeWarning(message: string, component: Vue | undefined, trace: string): void {
  // The canvas receives a component after the template that names it; a missing one cannot be released.
  if (isCanvas && message.startsWith('Unknown custom element')) return;
  if (message.startsWith('You may have an infinite update loop'))
    report(new Error(message), `update ${component?.$options.name ?? ''}`);
  else globalThis.reportError(new Error(`${message}${trace}`));
}

function wordsOf(error: unknown): Pick<PreviewProblem, 'message' | 'line'> {
  const line = lineOfError(error);
  return { message: error instanceof Error ? error.message : String(error), ...(line !== undefined && { line }) };
}

function showCss(css: string): void {
  const style =
    document.querySelector('style[data-preview]') ?? document.head.appendChild(document.createElement('style'));
  style.setAttribute('data-preview', '');
  if (style.textContent !== css) style.textContent = css;
}

/** Links in the component do nothing. $route contains the sample product, as on a product page. */
function createRouter(): VueRouter {
  const router = new VueRouter({ mode: 'abstract', routes: [{ name: 'sample', path: '/:plan/:type/:version' }] });
  void router.push({ name: 'sample', params: sampleProductId }).catch(() => undefined);
  return router;
}

function stayHere(event: Event): void {
  const { target } = event;
  if (event.type === 'submit' || (target instanceof Element && target.closest('a[href]'))) event.preventDefault();
}

Vue.config.productionTip = false;
Vue.config.devtools = false;
Vue.config.warnHandler = takeWarning;
Vue.use(VueRouter);
Reflect.set(globalThis, frameGlobal, { validators, components: loaded });
containFailures(report);
registerWidgets(widgets);
installForScripts(sampleInsurance);
document.addEventListener('click', stayHere, true);
document.addEventListener('submit', stayHere, true);
channel.send({ type: 'ready' });
