/** A lagoon that has been left clean: bottles become fish. */
export function LagoonArt() {
  return (
    <svg viewBox="0 0 300 240" className="h-60 w-auto" fill="none">
      <circle cx="188" cy="82" r="54" fill="var(--color-sun)" opacity="0.85" />
      <path fill="var(--color-skyline)" d="M34 132V96h14v36zm22 0V74h12v58zm20 0V88h16v44zm24 0V30l5-16 5 16v102zm20 0V80h14v52zm22 0V100h18v32z" />
      <path fill="var(--color-sea-light)" d="M20 132c22 0 22-8 44-8s22 8 44 8 22-8 44-8 22 8 44 8 22-8 44-8 22 8 44 8v76a24 24 0 0 1-24 24H44a24 24 0 0 1-24-24z" />
      <path fill="var(--color-sea)" d="M20 158c22 0 22 8 44 8s22-8 44-8 22 8 44 8 22-8 44-8 22 8 44 8 22-8 44-8v50a24 24 0 0 1-24 24H44a24 24 0 0 1-24-24z" />
      <path fill="var(--color-sea-deep)" d="M20 204c40-14 86-14 132-6s92 6 132-6v16a24 24 0 0 1-24 24H44a24 24 0 0 1-24-24z" />
      <g fill="var(--color-glint)">
        <path d="M84 188c10-12 30-12 42 0 3-4 7-7 12-8-3 6-3 10 0 16-5-1-9-4-12-8-12 12-32 12-42 0" />
        <path opacity="0.8" d="M196 176c7-9 22-9 31 0 2-3 5-5 9-6-2 4-2 8 0 12-4-1-7-3-9-6-9 9-24 9-31 0" />
      </g>
      <circle cx="94" cy="187" r="2.5" fill="var(--color-hull)" />
      <circle cx="204" cy="175" r="2" fill="var(--color-hull)" />
    </svg>
  );
}
