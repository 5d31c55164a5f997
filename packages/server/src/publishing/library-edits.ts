// Removes code of Vue 2.6.11 and vue-router 3.6.5 that pages do not need: for browsers without ES modules, for
// servers, for other modes of the router, and for built-in components that the app does not use. Pure.

/** A replacement in a library's source, in which `find` occurs exactly once, or `times` times. */
interface LibraryEdit {
  readonly find: string;
  readonly replace: string;
  readonly times?: number;
}

/** The built-in components of Vue that can be omitted. */
export interface VueParts {
  readonly transitions: boolean;
  readonly keepAlive: boolean;
}

/** Used as a tag, or as a complete string, such as in an `is` or a render function. */
const builtInTag = (names: string) => new RegExp(`<(?:${names})[\\s/>]|(['"\`])(?:${names})\\1`, 'i');
const transitionTag = builtInTag('transition(?:-?group)?');
const keepAliveTag = builtInTag('keep-?alive');

/** @param texts templates and scripts, and what pages pass to them */
export function findVueParts(texts: readonly string[]): VueParts {
  return {
    transitions: texts.some((text) => transitionTag.test(text)),
    keepAlive: texts.some((text) => keepAliveTag.test(text)),
  };
}

/** A variable with a known value: minifying removes the code for other values. */
function known(declaration: string, name: string, value: string): LibraryEdit {
  return { find: `var ${name} = ${declaration}`, replace: `const ${name} = ${value};` };
}

const vueEdits: readonly LibraryEdit[] = [
  // Browsers with modules and the syntax of 2022.
  known("typeof window !== 'undefined';", 'inBrowser', 'true'),
  known("typeof WXEnvironment !== 'undefined' && !!WXEnvironment.platform;", 'inWeex', 'false'),
  known('inWeex && WXEnvironment.platform.toLowerCase();', 'weexPlatform', 'false'),
  known('UA && /msie|trident/.test(UA);', 'isIE', 'false'),
  known("UA && UA.indexOf('msie 9.0') > 0;", 'isIE9', 'false'),
  known("UA && UA.indexOf('edge/') > 0;", 'isEdge', 'false'),
  known("(UA && UA.indexOf('android') > 0) || (weexPlatform === 'android');", 'isAndroid', 'false'),
  known('UA && /chrome\\/\\d+/.test(UA) && !isEdge;', 'isChrome', 'false'),
  known('UA && /phantomjs/.test(UA);', 'isPhantomJS', 'false'),
  known('UA && UA.match(/firefox\\/(\\d+)/);', 'isFF', 'null'),
  known('isUsingMicroTask && !(isFF && Number(isFF[1]) <= 53);', 'useMicrotaskFix', 'true'),
  known("'__proto__' in {};", 'hasProto', 'true'),
  known('({}).watch;', 'nativeWatch', 'undefined'),
  { find: 'var hasSymbol =\n', replace: 'const hasSymbol = true ||\n' },
  { find: 'supportsPassive = true;', replace: '' },
  {
    find: 'var supportsPassive = false;\nif (inBrowser) {',
    replace: 'const supportsPassive = true;\nif (false) {',
  },
  { find: "if (typeof Set !== 'undefined' && isNative(Set)) {", replace: 'if (true) {' },
  { find: "if (typeof Promise !== 'undefined' && isNative(Promise)) {", replace: 'if (true) {' },
  // Pages are not hydrated: their HTML is replaced.
  { find: '!isServerRendering() &&', replace: 'true &&' },
  known('isServerRendering();', 'isSSR', 'false'),
  known('!isServerRendering();', 'shouldCache', 'true'),
  { find: 'get: isServerRendering', replace: 'get: () => false' },
  { find: 'if (isTrue(hydrating)) {', replace: 'if (false) {' },
  { find: '        hydrate(oldVnode.elm, vnode, insertedVnodeQueue);\n', replace: '' },
  // Developer tools, which production builds ignore.
  { find: 'if (devtools && config.devtools) {', replace: 'if (false) {' },
  { find: 'if (inBrowser) {\n  setTimeout(function () {', replace: 'if (false) {\n  setTimeout(function () {' },
  { find: 'Vue.config.isUnknownElement = isUnknownElement;', replace: '' },
];

const withoutTransitions: readonly LibraryEdit[] = [
  { find: 'extend(Vue.options.components, platformComponents);', replace: '' },
  { find: 'delete props.mode;', replace: '' },
  { find: '  style,\n  transition\n];', replace: '  style\n];' },
  // Used by v-show.
  {
    find: 'var transition$$1 = vnode.data && vnode.data.transition;',
    replace: 'const transition$$1 = false;',
    times: 2,
  },
];

const withoutKeepAlive: readonly LibraryEdit[] = [
  { find: 'extend(Vue.options.components, builtInComponents);', replace: '' },
];

/** Apps use the router in the mode `history`. */
const routerEdits: readonly LibraryEdit[] = [
  known("typeof window !== 'undefined';", 'inBrowser', 'true'),
  { find: 'if (inBrowser && window.Vue) {', replace: 'if (false) {' },
  { find: 'var supportsPushState =\n  inBrowser &&', replace: 'const supportsPushState = true || ' },
  { find: "var mode = options.mode || 'hash';", replace: "const mode = 'history';" },
  { find: "mode === 'history' && !supportsPushState && options.fallback !== false;", replace: 'false;' },
  { find: "mode = 'hash';\n  }", replace: '}' },
  { find: "mode = 'abstract';\n  }", replace: '}' },
  { find: 'switch (mode) {', replace: "this.history = new HTML5History(this, options.base);\n  switch ('') {" },
  { find: 'this.history = new HashHistory(this, options.base, this.fallback);', replace: '' },
  { find: 'this.history = new AbstractHistory(this, options.base);', replace: '' },
  { find: 'history instanceof HTML5History || history instanceof HashHistory', replace: 'true' },
  { find: "mode === 'hash' ? '#' + fullPath : fullPath;", replace: 'fullPath;' },
];

/** @param path the path of a library's module */
export function slimLibrary(path: string, source: string, parts: VueParts): string {
  if (path.endsWith('vue-router.esm.js')) return edit(source, routerEdits);
  return edit(source, [
    ...vueEdits,
    ...(parts.transitions ? [] : withoutTransitions),
    ...(parts.keepAlive ? [] : withoutKeepAlive),
  ]);
}

function edit(source: string, edits: readonly LibraryEdit[]): string {
  let text = source;
  for (const { find, replace, times = 1 } of edits) {
    const pieces = text.split(find);
    // A different version, whose source must be reviewed again.
    if (pieces.length !== times + 1) throw new Error(`A library of the pages does not contain ${times} times: ${find}`);
    text = pieces.join(replace);
  }
  return text;
}
