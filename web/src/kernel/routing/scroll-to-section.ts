/** Shows a part of the page that a button leads to, and puts focus there for those who do not see the page move. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}
