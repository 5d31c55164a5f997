import { field } from '../../graphql/mutation.ts';
import { questionnaire } from './questions.service.ts';

export const questionsResolvers = {
  product: { questionnaire: field(questionnaire) },
};
