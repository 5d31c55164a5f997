import { locale, t } from './texts.js';

let token;

async function post(path, headers, body) {
  let response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60000),
    });
  } catch {
    throw new Error(t('network'));
  }
  const answer = await response.json().catch(() => undefined);
  return { status: response.status, answer };
}

function openToken() {
  token ??= post('/guest', {}, {}).then(({ answer }) => answer.accessToken);
  token.catch(() => {
    token = undefined;
  });
  return token;
}

export async function ask(query, variables, isSecond = false) {
  const headers = { authorization: `Bearer ${await openToken()}`, 'accept-language': locale.name };
  const { status, answer } = await post('/graphql', headers, { query, variables });
  if (status === 401 && !isSecond) {
    token = undefined;
    return ask(query, variables, true);
  }
  if (!answer?.data || answer.errors?.length > 0) {
    const problems = answer?.errors?.flatMap(({ extensions }) => extensions?.problems ?? []) ?? [];
    throw Object.assign(new Error(answer?.errors?.[0]?.message ?? t('server')), { problems });
  }
  return answer.data;
}

const where = 'products_2(where: $where, limit: 1)';

export async function loadProducts() {
  const { products_2: found } = await ask('{ products_2 { list { name productId { plan type version } } } }', {});
  return found.list;
}

export async function priceOf(productId, values) {
  const query = `query ($where: productWhereInput, $v: String) { ${where} { list { pricing(valuesJsonString: $v) { formattedPrice missingVariables } } } }`;
  const { products_2: found } = await ask(query, { where: { productId }, v: JSON.stringify(values) });
  return found.list[0].pricing;
}

export async function missingForDecision(productId) {
  const query = `query ($where: productWhereInput, $v: String!) { ${where} { list { underwritingDecision(valuesJsonString: $v) { errors_2 { code path } } } } }`;
  const { products_2: found } = await ask(query, { where: { productId }, v: '{}' });
  const problems = found.list[0].underwritingDecision.errors_2 ?? [];
  return problems.filter(({ code }) => code === 'REQUIRED').map(({ path }) => path.replace('values.', ''));
}
