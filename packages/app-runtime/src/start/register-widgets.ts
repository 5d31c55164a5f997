// Registers widgets for all templates. A published component includes the widgets in its template; the others are
// loaded when the first of them is shown. One that cannot be loaded is replaced by a message.
import Vue, { type VueConstructor } from 'vue';
import type { ReportError } from './app-routes.ts';
import { LoadFailure } from './notice-pages.ts';

export type Widgets = Readonly<Record<string, VueConstructor>>;

/** Widgets named in texts, such as in the value of an `is`. */
export interface LateWidgets {
  readonly names: readonly string[];
  readonly load: () => Promise<Widgets>;
}

export function registerWidgets(widgets: Widgets): void {
  for (const [name, widget] of Object.entries(widgets)) Vue.component(name, widget);
}

export function registerLateWidgets({ names, load }: LateWidgets, report: ReportError): void {
  for (const name of names) {
    Vue.component(name, async () => {
      try {
        return (await load())[name] ?? LoadFailure;
      } catch (error) {
        report(error, `load ${name}`);
        return LoadFailure;
      }
    });
  }
}
