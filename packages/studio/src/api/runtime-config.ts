// What the server says about the host that the studio runs for.
export interface RuntimeConfig {
  readonly tenantId: string;
  readonly appId: string;
  readonly clientId: string;
  readonly graphqlUrl: string;
  readonly fileSystemUrl: string;
  readonly environment: string;
  readonly region: string | undefined;
  readonly tenantName: string | undefined;
}
