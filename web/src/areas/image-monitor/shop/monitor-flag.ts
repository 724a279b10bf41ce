import { browserStorage } from '../../../kernel/browser-storage';

const FLAG_KEY = 'planet-heroes:show-image-monitor';

/** Whether the image monitor was asked for: by the browser's flag, or by `?image-monitor` in the address. */
export function wantsImageMonitor(): boolean {
  return browserStorage.getItem(FLAG_KEY) === 'true' || new URLSearchParams(location.search).has('image-monitor');
}

/** Puts the monitor away. */
export function forgetImageMonitor(): void {
  browserStorage.removeItem(FLAG_KEY);
}
