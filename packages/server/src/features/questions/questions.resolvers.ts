import { field } from '../../graphql/operations.ts';
import { questionnaire } from './questions.service.ts';

export const questionsResolvers = {
  product: { questionnaire: field(questionnaire) },
};
