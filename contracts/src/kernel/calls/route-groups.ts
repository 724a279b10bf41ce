import { pathOf } from './route.js';

/** Whether a call is about the caller's own hero. */
export function isOwnHeros(route: string): boolean {
  return /^\/api\/me(\/|$)/.test(pathOf(route));
}

/** Whether a call may carry a company's key: those of its own corner, and no other. */
export function isCompanys(route: string): boolean {
  return pathOf(route).startsWith('/api/corporate/');
}
