import { browserStorage, type BrowserStorage } from '../../../kernel/browser-storage';

const STORAGE_KEY = 'planet-heroes:celebrated';
const KEPT = 50;

/** Whether this browser celebrates a trade for the first time; from then on it has. */
export function isFirstCelebration(tradeInId: string, storage: BrowserStorage = browserStorage): boolean {
  const known = (storage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean);
  if (known.includes(tradeInId)) return false;
  storage.setItem(STORAGE_KEY, [...known, tradeInId].slice(-KEPT).join(' '));
  return true;
}
