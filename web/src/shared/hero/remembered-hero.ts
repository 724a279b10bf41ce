const STORAGE_KEY = 'planet-heroes:hero';

/** The hero who joined in this browser. Only a hint for what to load first: the session cookie decides who acts. */
export function rememberedHeroId(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberHero(id: string | undefined): void {
  try {
    if (id) localStorage.setItem(STORAGE_KEY, id);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is switched off: the next visit learns it from the server.
  }
}

/** Tells when another tab of this browser remembers another hero, until the function returned is called. */
export function followRememberedHero(follow: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY) follow();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
