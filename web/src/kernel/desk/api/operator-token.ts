const KEY = 'planet-heroes:operator-token';

/** The token of this tab: it ends with it, and no other tab sees it. */
export function rememberedToken(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberToken(token: string | undefined): void {
  try {
    if (token === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is switched off: the token lasts until the page is loaded again.
  }
}
