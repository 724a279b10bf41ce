/** An offer that comes out of an envelope, with a price tag on it. */
export function OfferArt() {
  return (
    <svg viewBox="0 0 300 220" className="h-60 w-auto" fill="none">
      <circle cx="76" cy="66" r="44" fill="var(--color-sun)" />
      <path fill="var(--color-dune)" d="M60 96h180v98H60z" />
      <path fill="var(--color-sail)" d="M84 26h132v132H84z" />
      <g stroke="var(--color-skyline)" strokeWidth="6" strokeLinecap="round">
        <path d="M100 48h62M100 68h100M100 86h84" />
      </g>
      <path fill="var(--color-sea-light)" d="M100 102h20v36h-20zM128 92h20v46h-20zM156 80h20v58h-20z" />
      <path fill="var(--color-dune-shade)" d="M60 96l90 62 90-62v98H60z" />
      <path fill="var(--color-dune)" d="M60 194l68-52 22 16 22-16 68 52z" />
      <g>
        <path fill="var(--color-sea-deep)" d="M196 26l42-14 40 30-14 44-46 6-30-28z" />
        <circle cx="246" cy="30" r="6" fill="var(--color-sky)" />
        <path d="M214 62l14 12 24-28" stroke="var(--color-glint)" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
