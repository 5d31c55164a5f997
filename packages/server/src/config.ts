/** What the environment settles; config.ts is the only reader of it. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly authSecret: string | undefined;
  readonly demoData: boolean | undefined;
  readonly logLevel: string;
  readonly isDevelopment: boolean;
}
