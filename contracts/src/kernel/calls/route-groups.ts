import { pathOf } from './route.js';

/** Whether a call is about the caller's own hero. */
export function isOwnHeros(route: string): boolean {
  return /^\/api\/me(\/|$)/.test(pathOf(route));
}

/** Whether a call is about the company that its caller acts for. */
export function isCompanys(route: string): boolean {
  return pathOf(route).startsWith('/api/corporate/');
}
