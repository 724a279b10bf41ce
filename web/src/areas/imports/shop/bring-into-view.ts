/** What has come of a file takes the focus: on most screens it stands below what was pressed. */
export function bringIntoView(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
