import { REFERRAL_CODE_PATTERN } from '@planet-heroes/contracts/areas/shares/referral-code';

const STORAGE_KEY = 'planet-heroes:referral';
const KEPT_MS = 30 * 86_400_000;

/** Longer than a code with a slip in it. */
const MAX_LENGTH = 20;

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Remembers the code of a friend's link, which any page may be opened with. The first code wins for 30 days
 * (design: `/join?ref=`); what is not a code is kept until one comes, so that joining can say so.
 */
export function rememberReferral(search: string, storage: Memory, now: number): void {
  const code = new URLSearchParams(search).get('ref')?.trim().toUpperCase().slice(0, MAX_LENGTH);
  if (!code || REFERRAL_CODE_PATTERN.test(rememberedReferral(storage, now) ?? '')) return;
  storage.setItem(STORAGE_KEY, JSON.stringify({ code, at: now }));
}

/** The remembered code, while it is kept. */
export function rememberedReferral(storage: Memory, now: number): string | undefined {
  const { code, at } = parse(storage.getItem(STORAGE_KEY));
  const isKept = typeof at === 'number' && at <= now && now - at < KEPT_MS;
  return isKept && typeof code === 'string' ? code : undefined;
}

export function forgetReferral(storage: Memory): void {
  storage.removeItem(STORAGE_KEY);
}

function parse(text: string | null): { code?: unknown; at?: unknown } {
  try {
    return (JSON.parse(text ?? '{}') as object | null) ?? {};
  } catch {
    return {}; // Something else wrote there.
  }
}

/** Where storage is switched off nothing is remembered, and the code can still be typed. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Notes the code that this visit was opened with; an order's names who orders. */
export function noteReferralOfVisit(): void {
  if (location.pathname !== '/checkout') quietly(() => rememberReferral(location.search, localStorage, Date.now()));
}

/** The code that a friend's link brought to this browser. */
export function referralOfVisitor(): string | undefined {
  return quietly(() => rememberedReferral(localStorage, Date.now()));
}

/** After joining, the code has done its work. */
export function dropReferralOfVisitor(): void {
  quietly(() => forgetReferral(localStorage));
}
