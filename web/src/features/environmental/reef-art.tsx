/** A turtle in clear water, under the sun. */
export function ReefArt() {
  return (
    <svg viewBox="0 0 340 240" className="h-60 w-auto" fill="none">
      <clipPath id="reef-window">
        <rect width="340" height="236" rx="32" />
      </clipPath>
      <circle cx="246" cy="66" r="46" fill="var(--color-sun)" />
      <g clipPath="url(#reef-window)">
        <path fill="var(--color-sea-light)" d="M0 92c28 0 28-9 56-9s28 9 57 9 28-9 57-9 28 9 57 9 28-9 57-9 28 9 56 9v160H0z" />
        <path fill="var(--color-sea)" d="M0 126c34 0 34 9 68 9s34-9 68-9 34 9 68 9 34-9 68-9 34 9 68 9v115H0z" />
        <path fill="var(--color-dune)" d="M0 214c60-16 120-18 180-10s110 6 160-4v40H0z" />
        <path stroke="var(--color-sand)" strokeWidth="9" strokeLinecap="round" d="M44 222v-38M44 204l-16-14M44 196l14-14M292 218v-30M292 206l14-12M292 200l-12-10" />
      </g>
      <g transform="rotate(-10 160 156)">
        <path fill="var(--color-sea-deep)" d="M132 136c-26-24-46-26-64-16 12 4 26 16 40 30zM196 172c24 16 34 18 48 12-10-2-20-12-30-24zM128 176c-10 14-20 20-32 20 10-6 14-14 20-26z" />
        <ellipse cx="162" cy="154" rx="58" ry="36" fill="var(--color-sea-deep)" />
        <path fill="var(--color-skyline)" d="M162 126l22 12v24l-22 14-22-14v-24zM132 140l-18 14 18 16zM192 140l18 14-18 16z" />
        <circle cx="236" cy="140" r="18" fill="var(--color-sea-deep)" />
        <circle cx="242" cy="135" r="3" fill="var(--color-glint)" />
      </g>
    </svg>
  );
}
