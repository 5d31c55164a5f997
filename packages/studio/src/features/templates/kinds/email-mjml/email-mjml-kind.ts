import { IconMail } from '@tabler/icons-react';
import { CreateEmailMjmlTemplateDocument } from '../../../../api/generated/operations.ts';
import type { TemplateKind } from '../template-kind.ts';
import { view } from './routes.ts';

export const emailMjmlKind: TemplateKind = {
  view,
  Icon: IconMail,
  create: async (request, template) => {
    // Without a source, the server starts with its skeleton.
    const variables = { input: { ...template, subject: '' } };
    const { createEmailMjmlTemplate } = await request(CreateEmailMjmlTemplateDocument, variables);
    return createEmailMjmlTemplate?.createdStatus?.id;
  },
};
