/** Three steps of a podium, coins on them, and a star above. */
export function PointsScene() {
  return (
    <>
      <path fill="var(--color-dune-shade)" d="M88 100h58v60H88z" />
      <path fill="var(--color-sand)" d="M151 72h58v88h-58z" />
      <path fill="var(--color-dune)" d="M214 112h58v48h-58z" />
      <g fill="var(--color-sun)" stroke="var(--color-spot-ink)" strokeWidth="2.5">
        <path d="M97 84v10c0 5 9 9 20 9s20-4 20-9V84" />
        <ellipse cx="117" cy="84" rx="20" ry="8" />
        <path d="M223 96v10c0 5 9 9 20 9s20-4 20-9V96" />
        <ellipse cx="243" cy="96" rx="20" ry="8" />
      </g>
      <path
        fill="var(--color-sun)"
        stroke="var(--color-spot-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M180 12l8 17 19 2-14 13 4 18-17-9-17 9 4-18-14-13 19-2z"
      />
    </>
  );
}
