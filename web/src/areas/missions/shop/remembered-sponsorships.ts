const STORAGE_KEY = 'planet-heroes:sponsorships';
const MOST_REMEMBERED = 5;

/**
 * The sponsorships that were made in this browser, newest first, so that a reviewed one can be looked up days later.
 */
export function rememberedSponsorships(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST_REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** Adds one and returns them all. */
export function rememberSponsorship(id: string): string[] {
  const ids = [id, ...rememberedSponsorships().filter((other) => other !== id)].slice(0, MOST_REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Storage is switched off: they are shown until the page is left.
  }
  return ids;
}
