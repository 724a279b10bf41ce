/** A phone with its price tag. */
export function CalculatorScene() {
  return (
    <>
      <circle cx="150" cy="70" r="46" fill="var(--color-sky-low)" />
      <g transform="rotate(-8 150 78)">
        <rect x="112" y="14" width="72" height="140" rx="15" fill="var(--color-spot-ink)" />
        <rect x="118" y="20" width="60" height="128" rx="10" fill="var(--color-sea-light)" />
        <path
          fill="var(--color-spot-soft)"
          d="M118 78c10 0 10-5 20-5s10 5 20 5 10-5 20-5v65a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10z"
        />
        <rect x="138" y="24" width="20" height="5" rx="2.5" fill="var(--color-spot-ink)" />
      </g>
      <path stroke="var(--color-spot-ink)" strokeWidth="2.5" d="M186 46c16-14 26-8 34 8" />
      <path fill="var(--color-sand)" d="M214 50l22-4 44 44a7 7 0 0 1 0 10l-18 18a7 7 0 0 1-10 0l-42-46z" />
      <circle cx="226" cy="60" r="5" fill="var(--color-sky)" />
      <path stroke="var(--color-spot-ink)" strokeWidth="4" strokeLinecap="round" d="M240 86l16-14M248 96l16-14" />
    </>
  );
}
