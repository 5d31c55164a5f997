export interface ListedInsurer {
  readonly id: string;
  readonly name: string;
  readonly detailedName: string | null;
  readonly logoUrls: { readonly typeA?: string | null; readonly typeB?: string | null; readonly typeC?: string | null };
  readonly revision: string | undefined;
  readonly createdAt: string | null;
}
