/** A phone handed from the dunes to the sea. */
export function ExchangeArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMid slice"
      className="h-40 w-full bg-sky"
      fill="none"
    >
      <path fill="var(--color-dune)" d="M0 124c70-36 130-40 190-16s110 18 170-8v60H0z" />
      <g transform="rotate(-9 180 90)">
        <rect x="142" y="22" width="76" height="136" rx="17" fill="var(--color-spot-ink)" />
        <rect x="148" y="28" width="64" height="124" rx="12" fill="var(--color-sea-light)" />
        <path
          fill="var(--color-spot-soft)"
          d="M148 96c11 0 11-6 22-6s11 6 21 6 11-6 21-6v50a12 12 0 0 1-12 12h-40a12 12 0 0 1-12-12z"
        />
        <circle cx="192" cy="60" r="11" fill="var(--color-sun)" />
      </g>
      <g stroke="var(--color-spot)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M84 88c4-30 20-48 46-56M130 32l-15-3M130 32l-8 13" />
        <path d="M276 84c-4 28-20 46-44 54M232 138l15 3M232 138l8-13" />
      </g>
    </svg>
  );
}
