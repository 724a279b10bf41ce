/** Moves focus without scrolling; what takes none otherwise, such as a heading, is made focusable for it. */
export function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Where reading goes on once what had the focus is gone: a screen reader then speaks the page's main heading. */
export function focusPageHeading(): void {
  focusQuietly(document.querySelector('main h1'));
}

/** Shows a part of the page by its id, and puts focus there for those who do not see the page move. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView({ block: 'start' });
  focusQuietly(section);
}
