// Reports to the app's server which components failed on this page, so that staff see it in the studio. Only their
// names are sent, never an error's message or what a customer has typed.
export interface FailureReportOptions {
  readonly appId: string;
  /** The path of the module that started the app. */
  readonly script: string;
  readonly fetch: typeof fetch;
}

const path = '/component-failures';
/** Per page view. */
const reportsMax = 20;

/** Once for each component, however often it fails. */
export function createFailureReports({ appId, script, fetch }: FailureReportOptions): (component: string) => void {
  const reported = new Set<string>();
  return (component) => {
    if (reported.has(component) || reported.size >= reportsMax) return;
    reported.add(component);
    fetch(path, {
      method: 'POST',
      // The customer may leave the page at any time.
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app: appId, script, component }),
    }).catch(() => undefined);
  };
}
