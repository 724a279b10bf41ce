/** A cup of clean water, held up before the sun. */
export function TrophyArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 140"
      preserveAspectRatio="xMidYMid slice"
      className="h-32 w-full rounded-lg bg-sky"
      fill="none"
    >
      <circle cx="180" cy="66" r="52" fill="var(--color-sun)" />
      <g fill="var(--color-sand)">
        <path d="M52 40l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1zM302 30l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" />
        <circle cx="96" cy="26" r="5" />
        <circle cx="268" cy="76" r="5" />
        <circle cx="82" cy="88" r="4" />
      </g>
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M148 44h-18c0 22 10 32 24 34M212 44h18c0 22-10 32-24 34"
      />
      <path fill="var(--color-spot-paper)" d="M144 30h72v28a36 36 0 0 1-72 0z" />
      <path fill="var(--color-spot-soft)" d="M144 50c12 0 12-6 24-6s12 6 24 6 12-6 24-6v14a36 36 0 0 1-72 0z" />
      <path fill="var(--color-spot)" d="M146 66c11 0 12-5 23-5s12 5 22 5 12-4 24-4a36 36 0 0 1-69 4" />
      <path fill="var(--color-spot-ink)" d="M174 92h12v14h-12zM154 104h52a4 4 0 0 1 4 4v8h-60v-8a4 4 0 0 1 4-4" />
      <path fill="var(--color-dune)" d="M0 128c60-18 120-14 180-8s120 2 180-8v28H0z" />
    </svg>
  );
}
