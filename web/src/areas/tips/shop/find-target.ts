function query(target: string): Element | null {
  if (/^[\w-]+$/.test(target)) return document.querySelector(`[data-testid="${target}"], [data-tip="${target}"]`);
  return document.querySelector(target);
}

/** The element that a hint points at: the first of its targets that is on the page and in sight. */
export function findTarget(targets: readonly string[]): Element | undefined {
  for (const target of targets) {
    const element = query(target);
    if (element && element.getClientRects().length > 0) return element;
  }
  return undefined;
}
