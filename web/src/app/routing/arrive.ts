/** Moves focus without scrolling; headings and sections are made focusable for it. */
function focusQuietly(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Shows the section that a hash link names, and puts focus there for those who do not see the page move. */
export function arriveAtSection(hash: string): void {
  const section = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!section) return;
  section.scrollIntoView({ block: 'start' });
  focusQuietly(section);
}

/** Starts a new screen at its top, with focus on its main heading, which a screen reader then speaks. */
export function arriveAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}
