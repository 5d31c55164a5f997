import { envelopedWork } from '../../graphql/operations.ts';
import { evaluateLogic } from './logic.service.ts';

export const logicResolvers = { Query: { evaluateLogic: envelopedWork(evaluateLogic, 'products:read') } };
