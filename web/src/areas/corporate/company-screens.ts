const PATHS: ReadonlySet<string> = new Set([
  '/bulk-tradein', '/corporate-dashboard', '/corporate-quotes', '/purchase-orders', '/account-management',
]);

/** Whether the screen at a path is for companies alone. */
export function isCompanyScreen(pathname: string): boolean {
  return PATHS.has(pathname.replace(/\/+$/, ''));
}
