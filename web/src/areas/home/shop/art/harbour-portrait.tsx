import { PortraitFrame } from './portrait-frame';

/** A woman with a headscarf before the morning sun over the creek. */
export function HarbourPortrait() {
  return (
    <PortraitFrame>
      <circle cx="122" cy="46" r="24" fill="var(--color-sun)" />
      <path fill="var(--color-sea-light)" d="M0 100c20 0 20-6 40-6s20 6 40 6 20-6 40-6 20 6 40 6v60H0z" />
      <path fill="var(--color-sea-deep)" d="M22 164c0-34 24-50 58-50s58 16 58 50z" />
      <path
        fill="var(--color-sea)"
        d="M80 24c30 0 42 22 42 46 0 22-4 36-14 46-16 10-40 10-56 0-10-10-14-24-14-46 0-24 12-46 42-46"
      />
      <path fill="var(--color-dune)" d="M80 42c16 0 24 12 24 29 0 20-11 35-24 35S56 91 56 71c0-17 8-29 24-29" />
      <path fill="var(--color-sea)" d="M54 66c2-18 12-28 27-28s24 10 25 28c-10-4-16-10-19-18-6 10-18 16-33 18" />
      <path
        fill="var(--color-sea-deep)"
        opacity="0.55"
        d="M46 106c20 16 48 16 68 0 8 12 10 24 8 34-26-14-58-14-84 0-2-10 0-22 8-34"
      />
      <g stroke="var(--color-hull)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M66 73c2-2 5-2 7 0M88 73c2-2 5-2 7 0M73 91c4 4 10 4 14 0" />
      </g>
    </PortraitFrame>
  );
}
