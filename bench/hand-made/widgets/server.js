import { locale, t } from './texts.js';

let token;

async function post(path, headers, body) {
  const signal = AbortSignal.timeout(60_000);
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
    return { status: response.status, answer: await response.json().catch(() => undefined) };
  } catch {
    throw new Error(t(signal.aborted ? 'timeout' : 'network'));
  }
}

/** Renewed half a minute before it expires. */
function openToken() {
  token ??= post('/guest', {}, {}).then(({ status, answer }) => {
    if (status !== 200) throw failureOf(status, answer);
    return { value: answer.accessToken, endsAt: Date.parse(answer.expiresAt) - 30_000 };
  });
  token.catch(() => {
    token = undefined;
  });
  return token;
}

const ownWords = {
  INTERNAL: 'server',
  FORBIDDEN: 'server',
  UNAUTHENTICATED: 'session',
  BUSY: 'busy',
  TOO_MANY_ATTEMPTS: 'busy',
};

function failureOf(status, answer, errors = answer?.errors ?? []) {
  const problems = errors.flatMap(
    (one) => one.extensions?.problems ?? [{ ...one, code: one.extensions?.code ?? one.code }],
  );
  const [first] = problems;
  const words = first ? ownWords[first.code] : status === 429 || status === 503 ? 'busy' : 'server';
  return Object.assign(new Error(words ? t(words) : first.message), { problems });
}

export async function ask(query, variables, isSecond = false) {
  if (token && (await openToken()).endsAt < Date.now()) token = undefined;
  const headers = { authorization: `Bearer ${(await openToken()).value}`, 'accept-language': locale.name };
  const { status, answer } = await post('/graphql', headers, { query, variables });
  if (status === 401 && !isSecond) {
    token = undefined;
    return ask(query, variables, true);
  }
  if (!answer?.data || answer.errors?.length > 0) throw failureOf(status, answer);
  return answer.data;
}

const where = 'products_2(where: $where, limit: 1)';

export async function loadProducts() {
  const { products_2: found } = await ask(
    '{ products_2 { list { productId { plan type version } name description insurer { name } benefits { typeId parentTypeId name description formattedValue formattedDetailedValue options { key name formattedValue } } } } }',
    {},
  );
  return found.list;
}

export async function priceOf(productId, values) {
  const query = `query ($where: productWhereInput, $v: String) { ${where} { list { pricing(valuesJsonString: $v) { formattedPrice missingVariables } } } }`;
  const { products_2: found } = await ask(query, { where: { productId }, v: JSON.stringify(values) });
  return found.list[0].pricing;
}

async function missingForDecision(productId, values) {
  const query = `query ($where: productWhereInput, $v: String!) { ${where} { list { underwritingDecision(valuesJsonString: $v) { errors_2 { code path } } } } }`;
  const { products_2: found } = await ask(query, { where: { productId }, v: JSON.stringify(values) });
  const problems = found.list[0].underwritingDecision.errors_2 ?? [];
  return problems.filter(({ code }) => code === 'REQUIRED').map(({ path }) => path.replace('values.', ''));
}

/** Variables that the price and the decision need but the values lack. */
export async function missingVariables(productId, values) {
  const [{ missingVariables: ofPrice }, ofDecision] = await Promise.all([
    priceOf(productId, values),
    missingForDecision(productId, values),
  ]);
  return [...new Set([...(ofPrice ?? []), ...ofDecision])];
}
