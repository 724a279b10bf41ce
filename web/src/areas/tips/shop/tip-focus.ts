/** Elements that focus goes to by name, as what had it disappears. */
export const HELP_BUTTON_ID = 'tips-help';
export const TOOLTIP_ID = 'tips-tooltip';

/** Puts focus where the tips continue: on the tooltip, else on the help button, else at the content. */
export function focusOnTips(): void {
  const next =
    document.querySelector<HTMLElement>(`#${TOOLTIP_ID} [data-first]`) ??
    document.getElementById(HELP_BUTTON_ID) ??
    document.getElementById('content');
  next?.focus({ preventScroll: true });
}
