// Makes the widgets available to every template. One that cannot be loaded is replaced by a message.
import Vue from 'vue';
import { widgetLoaders } from '../widgets/widget-loaders.ts';
import type { ReportError } from './app-routes.ts';
import { LoadFailure } from './notice-pages.ts';

export function registerWidgets(report: ReportError): void {
  for (const [name, load] of Object.entries(widgetLoaders)) {
    Vue.component(name, async () => {
      try {
        return (await load()).default;
      } catch (error) {
        report(error, `load ${name}`);
        return LoadFailure;
      }
    });
  }
}
