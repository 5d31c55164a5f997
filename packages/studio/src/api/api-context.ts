import { createContext, use } from 'react';
import type { Api } from './client.ts';

const ApiContext = createContext<Api | undefined>(undefined);

export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = use(ApiContext);
  if (api === undefined) throw new Error('useApi is used outside of ApiProvider');
  return api;
}
