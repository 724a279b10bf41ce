import { currentLocale, directionOf } from '../../../../../kernel/i18n/locale';

/**
 * The x position in a drawing for a distance from the start of the line, both in per cent of its width: drawings are
 * not mirrored automatically.
 */
export function fromStart(percent: number): number {
  return isMirrored() ? 100 - percent : percent;
}

/** The left edge of a bar that begins so far from there, and is so wide. */
export function leftEdge(start: number, width: number): number {
  return isMirrored() ? 100 - start - width : start;
}

/** An offset in pixels in the direction of reading. */
export function onward(pixels: number): number {
  return isMirrored() ? -pixels : pixels;
}

function isMirrored(): boolean {
  return directionOf(currentLocale()) === 'rtl';
}
