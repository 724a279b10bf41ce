import { browserStorage } from '../browser-storage';
import { randomUuid } from '../random-uuid';

const STORAGE_KEY = 'planet-heroes:acts-anew';

/** Notifies the other tabs of this browser, which share the session, that the acting hero or company changed. */
export function tellOtherTabs(): void {
  browserStorage.setItem(STORAGE_KEY, randomUuid());
}

/** Hears of that, until the function returned is called. */
export function followOtherTabs(follow: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY) follow();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
