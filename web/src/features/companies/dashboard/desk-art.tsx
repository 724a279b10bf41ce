/** A board of rising bars on a desk by the window. */
export function DeskArt() {
  return (
    <svg viewBox="0 0 300 220" className="h-60 w-auto" fill="none">
      <circle cx="232" cy="60" r="44" fill="var(--color-sun)" />
      <path fill="var(--color-hull)" d="M44 42h176v112H44z" />
      <path fill="var(--color-sail)" d="M52 50h160v96H52z" />
      <path fill="var(--color-sea-light)" d="M66 108h20v28H66zM94 94h20v42H94zM122 100h20v36h-20z" />
      <path fill="var(--color-sea-deep)" d="M150 78h20v58h-20zM178 64h20v72h-20z" />
      <path d="M72 92l30-16 28 8 28-24 30-8" stroke="var(--color-dune-shade)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <path fill="var(--color-hull)" d="M120 154h24v22h-24zM96 172h72v8H96z" />
      <path fill="var(--color-dune)" d="M14 180h272v12H14z" />
      <path fill="var(--color-dune-shade)" d="M232 150h34v30h-34z" />
      <path fill="var(--color-sea)" d="M249 150c-16-6-18-22-14-34 12 4 16 16 14 34M249 150c14-8 18-20 14-30-10 4-16 14-14 30" />
    </svg>
  );
}
