// The project's statement about one requirement (or several similar ones) of the OWASP ASVS 5.0. The wording is our own: the
// standard has the full text.

export interface Evidence {
  /** Relative to the root of the project. */
  readonly file: string;
  /** Exactly as in the file. */
  readonly title: string;
}

export type Verdict =
  | 'met, tested'
  | 'met by design'
  | 'partly met'
  | 'not met'
  | 'up to the operator'
  | 'does not apply';

export interface Statement {
  readonly ids: readonly string[];
  /** The subject in a few words. */
  readonly about: string;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly evidence: readonly Evidence[];
}

type State = (ids: string, about: string, reason: string, ...evidence: readonly Evidence[]) => Statement;

function stating(verdict: Verdict): State {
  return (ids, about, reason, ...evidence) => ({ ids: ids.split(' '), about, verdict, reason, evidence });
}

/** Proved by a test of this project; the reason may be empty. */
export const tested = stating('met, tested');
/** Follows from the design of the product, and no test could fail. */
export const byDesign = stating('met by design');
export const partly = stating('partly met');
export const notMet = stating('not met');
/** The responsibility of the operator of an instance. */
export const operator = stating('up to the operator');
export const notApplicable = stating('does not apply');

export function server(file: string, title: string): Evidence {
  return { file: `packages/server/src/${file}`, title };
}

export function render(file: string, title: string): Evidence {
  return { file: `packages/render/src/${file}`, title };
}

export function studio(file: string, title: string): Evidence {
  return { file: `packages/studio/src/${file}`, title };
}

export function story(file: string, title: string): Evidence {
  return { file: `tests/browser/${file}`, title };
}

export const attackRun: Evidence = {
  file: 'tests/attack/attack.test.ts',
  title: 'refuses hostile requests without failing, and keeps serving another tenant',
};
