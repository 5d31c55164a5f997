import type { OperatorName } from '@coverwright/rules';

/** What prices are made of comes first. */
export const proposalOrder = { input: 0, table: 1, usual: 2, variable: 3, called: 4, operator: 5, rare: 6 } as const;

/** A proposal of a completion list. */
export interface FormulaProposal {
  readonly kind: 'variable' | 'table' | 'function' | 'operator';
  /** How soon it is needed: proposals with a lower number come first. */
  readonly order: number;
  readonly label: string;
  readonly insert: string;
  /** Where the cursor is then, in what was inserted. */
  readonly cursor: number;
  /** For an operator: what is described beside it. */
  readonly operator?: OperatorName;
  /** The label of a declared input. */
  readonly detail?: string;
}

/**
 * Those that match what was typed, best first: with a name that begins with it before those that only contain it, and
 * among these in the order of their use. What was typed is itself a variable of the logic, which is not proposed.
 */
export function rankProposals(proposals: readonly FormulaProposal[], typed: string): readonly FormulaProposal[] {
  const wanted = typed.toLowerCase();
  return proposals
    .filter(({ kind, order, label }) => !(kind === 'variable' && order === proposalOrder.variable && label === typed))
    .flatMap((proposal) => {
      const distance = distanceOf(proposal, wanted);
      return distance === undefined ? [] : [{ proposal, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance || one.proposal.order - other.proposal.order)
    .map(({ proposal }) => proposal);
}

/** Undefined if it does not match. */
function distanceOf({ label, detail = '' }: FormulaProposal, wanted: string): number | undefined {
  const texts = [label.toLowerCase(), detail.toLowerCase()];
  if (texts.some((text) => text.split(/[^\p{L}\p{M}\p{N}_$]+/u).some((name) => name.startsWith(wanted)))) return 0;
  if (texts.some((text) => text.startsWith(wanted))) return 0;
  return texts.some((text) => text.includes(wanted)) ? 1 : undefined;
}
