// A component that throws while it renders is replaced by a message in its place, the rest of the page works, and the error
// is reported. Errors elsewhere in a component (handlers, hooks) are reported alone.
import Vue from 'vue';
import type { ReportError } from './app-routes.ts';
import { renderFailure } from './notice-pages.ts';

export function containFailures(report: ReportError): void {
  Vue.mixin({
    beforeCreate(): void {
      const options = this.$options;
      const { render } = options;
      if (!render) return;
      options.render = function renderContained(this: Vue, h, context) {
        try {
          return render.call(this, h, context);
        } catch (error) {
          report(error, `render ${nameOf(this)}`);
          return renderFailure(h);
        }
      };
    },
  });
  Vue.config.errorHandler = (error, component, where) => {
    report(error, `${where} ${nameOf(component)}`);
  };
}

function nameOf(component: Vue | undefined): string {
  return component?.$options.name ?? 'component';
}
