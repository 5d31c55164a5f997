import { envelopedWork } from '../../graphql/mutation.ts';
import { evaluateLogic } from './logic.service.ts';

export const logicResolvers = { Query: { evaluateLogic: envelopedWork(evaluateLogic, 'products:read') } };
