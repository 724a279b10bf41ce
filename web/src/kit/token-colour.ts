/** A colour token as the page shows it now, in hex, for drawings outside of CSS. */
export function tokenColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${token})`;
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? [];
  probe.remove();
  return `#${channels.slice(0, 3).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
