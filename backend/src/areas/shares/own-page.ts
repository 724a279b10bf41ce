import { SCREEN_PATHS } from '@planet-heroes/contracts/kernel/screen-paths';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';

const PATHS: ReadonlySet<string> = new Set([...SCREEN_PATHS, '/join']);

/**
 * Throws `invalid_request` unless an address leads to a page of ours, where the request itself came: shares are kept
 * and shown, and a link of ours must not lead to strangers.
 */
export function assertOwnPage(shareUrl: string, host: string | undefined): void {
  const url = new URL(shareUrl);
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  if (url.host === host && PATHS.has(path) && url.username === '' && url.password === '') return;
  const message = `must be the address of a page of ours, such as https://${host}/join?ref=HERO1A2B3C`;
  throw new AppError('invalid_request', `shareUrl: ${message}`, { issues: [{ path: 'shareUrl', message }] });
}
