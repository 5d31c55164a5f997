// Reports to the server of the app which of its components failed on this page, so that staff see it in the studio: their
// names, and never what an error says or a customer has typed.
export interface FailureReportOptions {
  readonly appId: string;
  /** The path of the module that started the app. */
  readonly script: string;
  readonly fetch: typeof fetch;
}

const path = '/component-failures';
/** While the page is open. */
const reportsMax = 20;

/** Once for each component, however often it fails. */
export function createFailureReports({ appId, script, fetch }: FailureReportOptions): (component: string) => void {
  const reported = new Set<string>();
  return (component) => {
    if (reported.has(component) || reported.size >= reportsMax) return;
    reported.add(component);
    fetch(path, {
      method: 'POST',
      // The page may be left at any moment.
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app: appId, script, component }),
    }).catch(() => undefined);
  };
}
