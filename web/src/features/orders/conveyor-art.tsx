/** Devices on a belt, from the lorry to the seal of a wiped one. */
export function ConveyorArt() {
  return (
    <svg viewBox="0 0 320 220" className="h-60 w-auto" fill="none">
      <circle cx="250" cy="58" r="42" fill="var(--color-sun)" />
      <path fill="var(--color-sea-light)" d="M14 92h84v64H14z" />
      <path fill="var(--color-sea-deep)" d="M98 112h26l16 20v24H98z" />
      <path fill="var(--color-sky)" d="M106 118h15l11 14h-26z" />
      <path fill="var(--color-skyline)" d="M24 104h64v8H24zM24 120h48v8H24z" />
      <path fill="var(--color-dune-shade)" d="M150 150h160v14H150z" />
      <g fill="var(--color-hull)">
        <circle cx="36" cy="162" r="13" />
        <circle cx="118" cy="162" r="13" />
        <circle cx="164" cy="170" r="9" />
        <circle cx="200" cy="170" r="9" />
        <circle cx="236" cy="170" r="9" />
        <circle cx="272" cy="170" r="9" />
        <circle cx="304" cy="170" r="6" />
      </g>
      <path fill="var(--color-phone)" d="M160 106h24v44h-24zM206 100h26v50h-26zM254 96h30v54h-30z" />
      <path fill="var(--color-sea-light)" d="M163 110h18v35h-18zM209 104h20v41h-20zM257 100h24v45h-24z" />
      <circle cx="269" cy="122" r="17" fill="var(--color-sea-deep)" />
      <path d="M261 122l6 6 11-12" stroke="var(--color-glint)" strokeWidth="4.500" strokeLinecap="round" strokeLinejoin="round" />
      <path fill="var(--color-dune)" d="M0 176h320v12H0z" />
    </svg>
  );
}
