import { Spot } from '../../../../kit/art/spot';

/** A phone on its way in a parcel. */
export function ParcelArt() {
  return (
    <Spot sun={[120, 34]}>
      <rect x="66" y="10" width="34" height="56" rx="7" fill="var(--color-spot-ink)" />
      <rect x="70" y="15" width="26" height="46" rx="4" fill="var(--color-spot-soft)" />
      <path fill="var(--color-spot-paper)" d="M48 40h70v36H48z" />
      <path fill="var(--color-sand)" d="M48 40h70l8-10H56z" opacity="0.85" />
      <path stroke="var(--color-spot-ink)" strokeWidth="3.5" strokeLinejoin="round" d="M48 40h70v36H48z" />
      <path stroke="var(--color-spot)" strokeWidth="3.5" strokeLinecap="round" d="M58 52h22M58 61h14" />
    </Spot>
  );
}
