/** GraphQL in the code editor: with a schema, it offers completion, validation, and explanations on hover. */
import { linter, type Diagnostic } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { graphql, offsetToPos } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { getHoverInformation } from 'graphql-language-service';
import { explanation } from './code-editor-explain.ts';

export function graphqlLanguage(schema: GraphQLSchema | undefined): Extension {
  return schema === undefined ? graphql() : [graphql(schema), marksOfText, explanations(schema)];
}

/** An empty text is not reported as an error, although no parser accepts it. */
export function marksWithinText(marks: readonly Diagnostic[], { doc }: EditorState): Diagnostic[] {
  return doc.toString().trim() === '' ? [] : [...marks];
}

const marksOfText = linter(null, { markerFilter: marksWithinText, tooltipFilter: marksWithinText });

function explanations(schema: GraphQLSchema): Extension {
  return hoverTooltip(({ state }, pos) => {
    const { from, to } = state.wordAt(pos) ?? {};
    if (from === undefined || to === undefined) return null;
    const text = getHoverInformation(schema, state.doc.toString(), offsetToPos(state.doc, from + 1));
    if (typeof text !== 'string' || text.trim() === '') return null;
    return explanation(text.trim(), from, to);
  });
}
