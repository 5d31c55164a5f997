// Files and folders that set up a story, each story in a separate folder.
import { call, type Tokens } from '../api.ts';

export const bucketName = 'test-dev-documents';

/** With a trailing slash, and a name that no other test uses. */
export async function givenFolder(url: string, tokens: Tokens, names: readonly string[] = []): Promise<string> {
  const folder = `story-${crypto.randomUUID().slice(0, 8)}/`;
  const query = `mutation ($key: String!) { createFolder(key: $key) { status errors } }`;
  for (const key of [folder, ...names.map((name) => `${folder}${name}/`)]) {
    await call(url, query, { key }, tokens.accessToken);
  }
  return folder;
}

export async function givenFile(
  url: string,
  { accessToken }: Tokens,
  folder: string,
  name: string,
  content: string | Buffer = 'Some text.',
): Promise<void> {
  const form = new FormData();
  form.append('isPublic', 'false');
  form.append('file', new File([Buffer.from(content)], name));
  const response = await fetch(`${url}/api/v1/files/${encodeURIComponent(folder)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${name} was not taken: ${await response.text()}`);
}

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A page with a line of text. */
export const pdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 48>>stream
BT /F1 36 Tf 60 740 Td (Claim form) Tj ET       
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`);

/** Chinese words in a font that is not embedded in the document. */
export const chinesePdf = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 48>>stream
BT /F1 48 Tf 60 740 Td <4FDD96AA55AE> Tj ET     
endstream endobj
5 0 obj<</Type/Font/Subtype/Type0/BaseFont/MSung-Light/Encoding/UniCNS-UCS2-H/DescendantFonts[6 0 R]>>endobj
6 0 obj<</Type/Font/Subtype/CIDFontType0/BaseFont/MSung-Light/DW 1000/CIDSystemInfo 7 0 R/FontDescriptor 8 0 R>>endobj
7 0 obj<</Registry(Adobe)/Ordering(CNS1)/Supplement 0>>endobj
8 0 obj<</Type/FontDescriptor/FontName/MSung-Light/Flags 4/FontBBox[0 -200 1000 900]/Ascent 800/Descent -200/StemV 80>>endobj
trailer<</Root 1 0 R>>
`);
