import { CreateFunctionTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';

/** Separate from the kind, which every list of templates loads. */
export const createFunction: TemplateKind['create'] = async (request, template) => {
  const { createFunctionTemplate } = await request(CreateFunctionTemplateDocument, {
    input: { ...template, engine: { name: 'excel', runTime: 'excel' } },
  });
  return createFunctionTemplate?.createdStatus?.id;
};
