/** A filling glass under a tap. */
export function RedeemArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMid slice"
      className="h-40 w-full bg-sky"
      fill="none"
    >
      <path fill="var(--color-dune)" d="M0 136c80-14 150-18 210-6s100 8 150-4v34H0z" />
      <path
        fill="var(--color-spot-ink)"
        d="M96 30h70a24 24 0 0 1 24 24v16h-24v-12a6 6 0 0 0-6-6H96zM118 14h38v8h-38zM132 20h10v12h-10z"
      />
      <path fill="var(--color-spot-soft)" d="M173 70h10v44h-10z" />
      <path fill="var(--color-spot-paper)" opacity="0.75" d="M140 84h76l-9 64a6 6 0 0 1-6 5h-46a6 6 0 0 1-6-5z" />
      <path
        fill="var(--color-spot-soft)"
        d="M144.5 112c9 0 9-5 18-5s9 5 17 5 9-5 16-5 8 5 16.5 5l-5 36a6 6 0 0 1-6 5h-46a6 6 0 0 1-6-5z"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M140 84h76l-9 64a6 6 0 0 1-6 5h-46a6 6 0 0 1-6-5z"
      />
      <path
        fill="var(--color-sea-light)"
        d="M254 44c9 10 14 16 14 24a14 14 0 0 1-28 0c0-8 5-14 14-24M286 88c6 6 9 10 9 16a9 9 0 0 1-18 0c0-6 3-10 9-16"
      />
    </svg>
  );
}
