// FILES_URL: where files are stored other than on the disk.
export interface S3Address {
  readonly bucket: string;
  readonly region: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
}

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of credentials for a limited time. */
  readonly sessionToken?: string;
}

/** Of the form s3://bucket?endpoint=https://…&region=…; otherwise the reason, to follow the name of the setting. */
export function parseFilesUrl(value: string): S3Address | string {
  const url = URL.parse(value);
  const example = 'For example s3://bucket?endpoint=https://store.example.com&region=eu-central-1';
  if (url?.protocol !== 's3:') return `is no address of a bucket. ${example}`;
  if (url.username !== '' || url.password !== '')
    return 'contains credentials. They belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) return `does not name a bucket. ${example}`;
  if (!/^\/?$/.test(url.pathname)) return 'names a folder in the bucket. Use a bucket for the files alone.';
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (unknown !== undefined) return `has the unknown part "${unknown}". ${example}`;
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    return `has the endpoint "${endpoint}", which is no http or https address.`;
  const region = url.searchParams.get('region');
  if (region === null && endpoint === undefined) return `names neither a region nor an endpoint. ${example}`;
  return { bucket: url.host, region: region ?? 'us-east-1', endpoint };
}
