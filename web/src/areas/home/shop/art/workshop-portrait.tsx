import { PortraitFrame } from './portrait-frame';

/** A man with a short beard and glasses, and a phone on its bench. */
export function WorkshopPortrait() {
  return (
    <PortraitFrame>
      <path fill="var(--color-sky-low)" d="M0 0h160v160H0z" />
      <path fill="var(--color-skyline)" opacity="0.55" d="M0 40h52v6H0zM108 52h52v6h-52z" />
      <rect x="118" y="20" width="18" height="32" rx="4" fill="var(--color-phone)" />
      <rect x="121" y="24" width="12" height="24" rx="2" fill="var(--color-sea-light)" />
      <rect x="20" y="14" width="12" height="26" rx="3" fill="var(--color-sea)" />
      <path fill="var(--color-accent)" d="M18 164c0-34 26-50 62-50s62 16 62 50z" />
      <path fill="var(--color-dune-shade)" d="M68 96h24v20c-6 8-18 8-24 0z" />
      <path fill="var(--color-dune-shade)" d="M80 34c20 0 28 14 28 36 0 21-12 37-28 37S52 91 52 70c0-22 8-36 28-36" />
      <path
        fill="var(--color-hull)"
        d="M50 66c-4-28 10-40 31-40s34 14 29 40c-3-8-6-13-11-17-12 5-28 4-38 0-5 4-8 9-11 17"
      />
      <path
        fill="var(--color-hull)"
        d="M52 76c4 6 8 9 12 10 5-3 11-4 16-4s11 1 16 4c4-1 8-4 12-10 0 20-12 34-28 34S52 96 52 76"
      />
      <path fill="var(--color-dune-shade)" d="M70 92c6-3 14-3 20 0-3 6-17 6-20 0" />
      <g stroke="var(--color-hull)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M76 68c2-2 6-2 8 0" />
        <circle cx="67" cy="68" r="8.5" />
        <circle cx="93" cy="68" r="8.5" />
      </g>
    </PortraitFrame>
  );
}
