import { buildStoreLink } from './build-store-link';

/**
 * The provider's shop, where orders are paid. The default is a harmless stand-in: an operator sets the real one when
 * building.
 */
const STORE_URL = import.meta.env.VITE_STORE_URL ?? 'https://store.example/';

/** The tag of a visitor who has no referral code, or whose code is not known. */
const NO_REFERRER = 'planet-heroes';

/** The parameter that names the referrer to the store. */
export function referralTag(code: string | undefined): { ref: string } {
  return { ref: code ?? NO_REFERRER };
}

/** An address of the external store, with what is wanted as parameters. */
export function storeLink(parameters: Readonly<Record<string, string>>): string {
  return buildStoreLink(STORE_URL, parameters);
}

/**
 * Opens the external store in a new tab that cannot reach back into this one (spec document 1, section 4). Throws where
 * the browser does.
 */
export function openStore(parameters: Readonly<Record<string, string>>): void {
  window.open(storeLink(parameters), '_blank', 'noopener');
}
