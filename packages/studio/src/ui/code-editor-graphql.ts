/** GraphQL in the code editor: with a schema it completes, marks what does not fit, and explains what the mouse is over. */
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { graphql, offsetToPos } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { getHoverInformation } from 'graphql-language-service';

export function graphqlLanguage(schema: GraphQLSchema | undefined): Extension {
  return schema === undefined ? graphql() : [graphql(schema), explanations(schema)];
}

function explanations(schema: GraphQLSchema): Extension {
  return hoverTooltip(({ state }, pos) => {
    const { from, to } = state.wordAt(pos) ?? {};
    if (from === undefined || to === undefined) return null;
    const text = getHoverInformation(schema, state.doc.toString(), offsetToPos(state.doc, from + 1));
    if (typeof text !== 'string' || text.trim() === '') return null;
    const dom = document.createElement('div');
    dom.className = 'cw-code-explanation';
    dom.textContent = text.trim();
    return { pos: from, end: to, above: false, create: () => ({ dom }) };
  });
}
