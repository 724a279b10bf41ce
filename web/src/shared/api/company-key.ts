import { isCompanys } from '@planet-heroes/contracts/kernel/calls/route-groups';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { tabStorage } from '../browser-storage';

/** A company that this tab acts for, instead of the public one. */
export interface ActingCompany {
  id: string;
  name: string;
  apiKey: string;
}

const STORAGE_KEY = 'planet-heroes:company';

/** Kept for this tab alone: a key is a secret, and closing the tab forgets it. */
let acting: ActingCompany | undefined = stored();

export function actingCompany(): ActingCompany | undefined {
  return acting;
}

/** From now on this tab acts for the company, or without one for the public company again. */
export function actAsCompany(company: ActingCompany | undefined): void {
  acting = company;
  if (company) tabStorage.setItem(STORAGE_KEY, JSON.stringify(company));
  else tabStorage.removeItem(STORAGE_KEY);
}

/** Says for whom a call to the corporate area is made; other calls never carry the key. */
export function companyHeaders(route: Route): Record<string, string> {
  return acting && isCompanys(route) ? { Authorization: `Bearer ${acting.apiKey}` } : {};
}

/** The same for a socket's handshake. */
export function companyHandshake(): Record<string, string> {
  return acting ? { companyApiKey: acting.apiKey } : {};
}

function stored(): ActingCompany | undefined {
  try {
    const kept = JSON.parse(tabStorage.getItem(STORAGE_KEY) ?? 'null') as ActingCompany | null;
    return kept ?? undefined;
  } catch {
    return undefined;
  }
}
