import { currentLocale, directionOf } from '../../../../../kernel/i18n/locale';

/**
 * Where in a drawing something stands that is so far from where reading begins, both in per cent of its width: a
 * drawing is not mirrored with the page by itself.
 */
export function fromStart(percent: number): number {
  return isMirrored() ? 100 - percent : percent;
}

/** The left edge of a bar that begins so far from there, and is so wide. */
export function leftEdge(start: number, width: number): number {
  return isMirrored() ? 100 - start - width : start;
}

/** So many pixels in the direction of reading. */
export function onward(pixels: number): number {
  return isMirrored() ? -pixels : pixels;
}

function isMirrored(): boolean {
  return directionOf(currentLocale()) === 'rtl';
}
