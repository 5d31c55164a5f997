/**
 * Problems that prevent a query from being run for a preview. The query is run as typed, with the rights of the
 * current user, so anything that could change data or sign in must not be sent: the server would execute it.
 */
import { excerptAtLine } from '@coverwright/insurance/excerpt';
import i18next from 'i18next';
import { GraphQLError, OperationTypeNode, parse, visit, type ASTNode } from 'graphql';
import type { Problem } from '../../../api/api-error.ts';
import { closedFields } from '../../../api/generated/closed-fields.ts';

export function findQueryFaults(query: string): readonly Problem[] {
  const faults: Problem[] = [];
  const refuse = (message: string, { loc }: ASTNode) => void faults.push(toFault(query, message, loc?.startToken));
  try {
    visit(parse(query), {
      OperationDefinition(node) {
        const { operation } = node;
        if (operation === OperationTypeNode.QUERY) return;
        refuse(i18next.t('templateTools:preview.noQuery', { operation }), node);
      },
      Field(node) {
        const { value: field } = node.name;
        if (!closedFields.has(field)) return undefined;
        // Saving refuses it, too: a preview would show something that can never be rendered.
        refuse(i18next.t('templateTools:preview.forbiddenField', { field }), node);
        return false;
      },
    });
  } catch (error) {
    if (error instanceof GraphQLError) return [toFault(query, error.message, error.locations?.[0])];
    throw error;
  }
  return faults;
}

function toFault(query: string, message: string, position: { line: number; column: number } | undefined): Problem {
  const fault: Problem = { code: 'INVALID', message, path: 'graphQlQuery' };
  if (!position) return fault;
  const { line, column } = position;
  return { ...fault, line, column, excerpt: excerptAtLine(query, line, column) };
}
