// A component that throws while rendering, or that renders endlessly, is replaced by a message; the rest of
// the page keeps working, and the error is reported. Errors elsewhere (handlers, hooks, watchers) are only reported.
import Vue, { type WatchOptions } from 'vue';
import type { ReportError } from './app-routes.ts';
import { renderFailure } from './notice-pages.ts';
import { createUpdateLimit } from './update-limit.ts';

/** @param onFailure called with the app's component in which the error occurred */
export function containFailures(report: ReportError, onFailure?: (component: string) => void): void {
  const handleFailure = (error: unknown, component: Vue | undefined, where: string): void => {
    report(error, `${where} ${component?.$options.name ?? 'component'}`);
    const name = componentOfApp(component);
    if (name !== undefined) onFailure?.(name);
  };
  const countRun = createUpdateLimit();
  limitWatchers(countRun);
  Vue.mixin({
    beforeCreate(): void {
      const options = this.$options;
      const { render } = options;
      if (!render) return;
      options.render = function renderContained(this: Vue, h, context) {
        try {
          countRun(this);
          return render.call(this, h, context);
        } catch (error) {
          handleFailure(error, this, 'render');
          return renderFailure(h);
        }
      };
    },
  });
  Vue.config.errorHandler = (error, component, where) => handleFailure(error, component, where);
}

/** Includes those from the `watch` option, which Vue starts through the same method. */
function limitWatchers(countRun: (watcher: object) => void): void {
  const watch = Vue.prototype.$watch;
  Vue.prototype.$watch = function watchWithin(
    this: Vue,
    source: string,
    callback: (this: Vue, value: unknown, before: unknown) => void,
    options?: WatchOptions,
  ) {
    // With options, Vue calls the method again with the handler function.
    if (typeof callback !== 'function') return watch.call(this, source, callback, options);
    const limited = function limited(this: Vue, value: unknown, before: unknown): void {
      countRun(limited);
      return callback.call(this, value, before);
    };
    return watch.call(this, source, limited, options);
  };
}

/** The name of the nearest published component: an error in a widget belongs to the component that uses it. */
function componentOfApp(from: Vue | undefined): string | undefined {
  for (let component = from; component !== undefined; component = component.$parent) {
    const { $options: options } = component;
    if (Reflect.get(options, 'isOfApp') === true) return options.name;
  }
  return undefined;
}
