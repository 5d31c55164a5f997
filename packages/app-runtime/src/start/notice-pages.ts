// Pages and parts of pages that the runtime itself shows. They are plain, so that they require nothing to be loaded.
import Vue, { type CreateElement, type VNode } from 'vue';
import { runtimeClasses } from '../catalogue/runtime-classes.ts';
import { widgetText } from '../look/app-state.ts';
import type { WidgetText } from '../texts/widget-texts.ts';

const { page, heading, button } = runtimeClasses;

export const NotFound = Vue.extend({
  name: 'NotFound',
  render(h): VNode {
    return h('main', { class: page }, [
      h('h1', { class: heading }, widgetText('notFoundTitle')),
      h('p', widgetText('notFoundText')),
      h('router-link', { class: button, props: { to: '/' } }, widgetText('home')),
    ]);
  },
});

/** Shown when a chunk cannot be loaded: the connection was lost, or its release was deleted. */
export const LoadFailure = Vue.extend({
  name: 'LoadFailure',
  render(h): VNode {
    return h('div', { class: page, attrs: { role: 'alert' } }, [
      h('p', widgetText('pageLoadFailure')),
      h(
        'button',
        { class: button, attrs: { type: 'button' }, on: { click: () => window.location.reload() } },
        widgetText('reload'),
      ),
    ]);
  },
});

/** Shown while a page is loading. */
export function renderWaiting(h: CreateElement): VNode {
  return h('div', { class: runtimeClasses.waiting, attrs: { role: 'status' } }, [
    h('span', { class: runtimeClasses.spoken }, widgetText('loading')),
  ]);
}

/** Shown instead of a component that throws while it renders. */
export function renderFailure(h: CreateElement, text: WidgetText = 'renderFailure'): VNode {
  return h('div', { class: runtimeClasses.failure, attrs: { role: 'alert', 'data-cw-failure': '' } }, widgetText(text));
}
