/** Whose X-Forwarded-For is believed (docs/run.md). */
export function trustedProxies(setting: string | undefined): boolean | string[] {
  if (setting === undefined) return false;
  return setting === '*' || setting.split(',').map((name) => name.trim());
}
