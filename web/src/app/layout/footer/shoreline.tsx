/** Dunes running down to the sea: the upper edge of the footer. */
export function Shoreline() {
  return (
    <svg aria-hidden viewBox="0 0 1440 120" preserveAspectRatio="none" className="block h-14 w-full sm:h-20">
      <path fill="var(--color-dune)" d="M0 84c150-50 290-62 430-34s250 34 390 6 300-62 620-10v74H0z" opacity="0.55" />
      <path
        fill="var(--color-dune-shade)"
        d="M0 104c190-34 330-34 500-18s330 10 500-8 300-14 440 6v36H0z"
        opacity="0.55"
      />
      <path fill="var(--color-footer)" d="M0 112c120-12 240-12 360-4s240 8 360 0 240-8 360 0 240 8 360-2v14H0z" />
    </svg>
  );
}
