// The server's configuration for the studio's host.
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
