/** Decision tables of a product as DMN models, converted by the server. */
import type { Api } from '../../api/client.ts';
import { ExportDmnDocument, ImportDmnDocument } from '../../api/generated/operations.ts';
import type { ProductKey } from '../../paths/products.ts';
import type { DmnFiles } from '../../ui/logic-editor/views/logic-words.ts';

/** @param logicName what a file is called after, beside the product */
export function toDmnFiles({ request }: Api, { plan, type, version }: ProductKey, logicName: string): DmnFiles {
  return {
    nameParts: [plan, type, version, logicName].filter((part) => part !== ''),
    read: async (xml, decision) => {
      const { decisionTableFromDmn } = await request(ImportDmnDocument, { xml, decision });
      const { name = '', decideJsonString = '' } = decisionTableFromDmn?.value ?? {};
      return { name, decideText: decideJsonString };
    },
    write: async (decideJsonString, name) => {
      const { decisionTableToDmn } = await request(ExportDmnDocument, { decideJsonString, name });
      return decisionTableToDmn?.value?.xml ?? '';
    },
  };
}
