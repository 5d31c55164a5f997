// Correct work of one user while other programs keep the processors of the machine busy: it may take long, and the server may
// say that it is busy, but nothing may be refused as too large.
import { spawn } from 'node:child_process';
import { ask, type Session } from './session.ts';

export interface BusyFigures {
  /** By kind of work. */
  readonly served: Readonly<Record<string, number>>;
  /** By kind of work and code, with the first message of each. */
  readonly refused: ReadonlyMap<string, Refused>;
}

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

interface Answer {
  readonly status: string;
  readonly errors_2: readonly { readonly code: string; readonly message: string }[] | null;
}

const burners = 4;
/** Of the same user, so that they also wait for each other. */
const lanes = 2;
const fields = 'status errors_2 { code message }';
const input = 'input: { name: "data", contentJsonString: "{\\"premium\\":420}" }';
const mail =
  '<mjml><mj-body><mj-section><mj-column><mj-text>{{ data.premium }}</mj-text></mj-column></mj-section></mj-body></mjml>';
const inputs = JSON.stringify({ age: 35, sum: 1_000_000, term: 20, smoker: false });

/** As GraphQL queries, by kind. */
const works: Readonly<Record<string, readonly [query: string, variables?: object]>> = {
  document: [`{ result: renderWkhtmltopdf(html: "<h1>{{ data.premium }}</h1>", ${input}) { ${fields} } }`],
  message: [`{ result: renderHtml(html: "<p>{{ data.premium }}</p>", ${input}) { ${fields} } }`],
  mail: [`query ($mail: String!) { result: renderEmailMjml(emailMjml: $mail, ${input}) { ${fields} } }`, { mail }],
  logic: [`{ result: evaluateLogic(logic: "{\\"+\\":[1,2]}", valuesJsonString: "{}") { ${fields} } }`],
  workbook: [
    `query ($inputs: String!) { result: callFunction(name: "term_life_rates", inputsJsonString: $inputs) { ${fields} } }`,
    { inputs },
  ],
};

/** Every kind at least once, and then for as long as given. */
export async function workOnBusyMachine(url: string, session: Session, durationMs: number): Promise<BusyFigures> {
  const served: Record<string, number> = {};
  const refused = new Map<string, Refused>();
  const until = performance.now() + durationMs;
  const lane = async () => {
    do {
      for (const [kind, [query, variables = {}]] of Object.entries(works)) {
        const refusal = await refusalOf(async () =>
          ask(url, query, variables, { authorization: session.authorization() }),
        );
        if (refusal === undefined) served[kind] = (served[kind] ?? 0) + 1;
        if (refusal === undefined) continue;
        const { code, message } = refusal;
        const count = (refused.get(`${kind} ${code}`)?.count ?? 0) + 1;
        refused.set(`${kind} ${code}`, { code, message, count });
      }
    } while (performance.now() < until);
  };
  const programs = Array.from({ length: burners }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
  } finally {
    for (const program of programs) program.kill('SIGKILL');
  }
  return { served, refused };
}

/** Undefined if the work was done. */
async function refusalOf(
  work: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<Pick<Refused, 'code' | 'message'> | undefined> {
  try {
    const { status, errors_2: problems } = (await work())['result'] as Answer;
    return status === 'success' ? undefined : (problems?.[0] ?? { code: 'UNKNOWN', message: status });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { code: /"code":"(\w+)"/.exec(message)?.[1] ?? 'FAILED', message };
  }
}
