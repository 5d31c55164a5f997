/**
 * What keeps a query from being run for a preview. The query is run as it is typed, with the rights of whoever types, so
 * nothing is sent that could change something: the server itself would do as it is told.
 */
import i18next from 'i18next';
import { GraphQLError, Kind, OperationTypeNode, parse } from 'graphql';
import type { Problem } from '../../../api/api-error.ts';
import { excerptAt } from '../console/excerpt.ts';

export function findQueryFaults(query: string): readonly Problem[] {
  try {
    return parse(query).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.operation !== OperationTypeNode.QUERY
        ? [
            toFault(
              query,
              i18next.t('templateTools:preview.noQuery', { operation: one.operation }),
              one.loc?.startToken,
            ),
          ]
        : [],
    );
  } catch (error) {
    if (error instanceof GraphQLError) return [toFault(query, error.message, error.locations?.[0])];
    throw error;
  }
}

function toFault(query: string, message: string, place: { line: number; column: number } | undefined): Problem {
  const fault: Problem = { code: 'INVALID', message, path: 'graphQlQuery' };
  if (!place) return fault;
  const { line, column } = place;
  return { ...fault, line, column, excerpt: excerptAt(query, line, column) };
}
