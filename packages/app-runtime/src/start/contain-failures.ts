// A component that throws while it renders, or renders again and again, is replaced by a message in its place, the rest of
// the page works, and the error is reported. Errors elsewhere in a component (handlers, hooks, watchers) are reported alone.
import Vue, { type WatchOptions } from 'vue';
import type { ReportError } from './app-routes.ts';
import { renderFailure } from './notice-pages.ts';
import { createUpdateLimit } from './update-limit.ts';

/** @param onFailure is notified of the app's component in which an error occurred */
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

/** Those of the option `watch` too, which Vue begins by the same method. */
function limitWatchers(countRun: (watcher: object) => void): void {
  const watch = Vue.prototype.$watch;
  Vue.prototype.$watch = function watchWithin(
    this: Vue,
    source: string,
    callback: (this: Vue, value: unknown, before: unknown) => void,
    options?: WatchOptions,
  ) {
    // An object with options comes back as its function.
    if (typeof callback !== 'function') return watch.call(this, source, callback, options);
    const limited = function limited(this: Vue, value: unknown, before: unknown): void {
      countRun(limited);
      return callback.call(this, value, before);
    };
    return watch.call(this, source, limited, options);
  };
}

/** The name of the nearest one that publishing made: widgets belong to the component that uses them. */
function componentOfApp(from: Vue | undefined): string | undefined {
  for (let component = from; component !== undefined; component = component.$parent) {
    const { $options: options } = component;
    if (Reflect.get(options, 'isOfApp') === true) return options.name;
  }
  return undefined;
}
