// The operations on drawings as sent by the studio, for tests.
import { expectSuccess } from './expect-result.ts';
import type { GivenUser } from './given.ts';
import type { GraphqlResult, TestServer } from './start-test-server.ts';

const envelope = 'status errors errors_2 { code message path by at }';
const fields = `id page point1 { x y } point2 { x y } kind liquidSource font { familyName emSize fontStyle }
  textAlignment verticalAlignment pictureFileKey isShrunkToFit fieldName revision`;

export interface ToldDrawing {
  readonly id: string;
  readonly page: number;
  readonly revision: string;
  readonly [field: string]: unknown;
}

export function drawingCalls(server: TestServer, user: GivenUser) {
  const { post } = server.as(user);

  const tryToAdd = (templateId: string, input: object): Promise<GraphqlResult> =>
    post(
      `mutation ($id: String!, $input: addPdfDrawingInput!) {
        addPdfDrawing(templateId: $id, input: $input) { ${envelope} revision value } }`,
      { id: templateId, input },
    );

  return {
    tryToAdd,
    /** Returns the id of the new drawing. */
    add: async (templateId: string, input: object): Promise<string> =>
      String(expectSuccess(await tryToAdd(templateId, input))['value']),
    update: (templateId: string, drawingId: string, input: object): Promise<GraphqlResult> =>
      post(
        `mutation ($id: String!, $drawingId: String!, $input: updatePdfDrawingInput!) {
          updatePdfDrawing(templateId: $id, drawingId: $drawingId, input: $input) { ${envelope} revision } }`,
        { id: templateId, drawingId, input },
      ),
    remove: (templateId: string, drawingId: string): Promise<GraphqlResult> =>
      post(
        `mutation ($id: String!, $drawingId: String!) {
          removePdfDrawing(templateId: $id, drawingId: $drawingId) { ${envelope} revision } }`,
        { id: templateId, drawingId },
      ),
    save: (templateId: string, input: object): Promise<GraphqlResult> =>
      post(
        `mutation ($id: String!, $input: saveDrawingsInput!) {
          saveDrawings(templateId: $id, input: $input) { ${envelope} revision drawings { ${fields} } } }`,
        { id: templateId, input },
      ),
    list: async (templateId: string): Promise<readonly ToldDrawing[]> => {
      const result = await post(
        `query ($where: templateWhereInput) { templates(where: $where) {
          list { ... on pdfDrawingTemplate { drawings { ${fields} } } } } }`,
        { where: { id: templateId } },
      );
      const { list } = expectSuccess(result) as unknown as { list: { drawings: ToldDrawing[] }[] };
      return list[0]?.drawings ?? [];
    },
    form: (of: { readonly templateId?: string; readonly fileKey?: string }): Promise<GraphqlResult> =>
      post(
        `query ($templateId: String, $fileKey: String) { pdfForm(templateId: $templateId, fileKey: $fileKey) {
          state fileKey version sizeBytes refusal { code message } warnings { code message path } pages { width height }
          fields { name type page point1 { x y } point2 { x y } textAlignment emSize isOpaque isMultiline label }
          missingPages } }`,
        of,
      ),
  };
}
