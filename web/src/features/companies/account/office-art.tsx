/** An office tower by the water, with a verified seal. */
export function OfficeArt() {
  return (
    <svg viewBox="0 0 280 220" className="h-60 w-auto" fill="none">
      <circle cx="70" cy="64" r="42" fill="var(--color-sun)" />
      <path fill="var(--color-skyline)" d="M38 104h54v86H38zM206 88h46v102h-46z" />
      <path fill="var(--color-sea-deep)" d="M96 30h86v160H96z" />
      <g fill="var(--color-sea-light)">
        <path d="M110 46h16v18h-16zM152 46h16v18h-16zM131 46h16v18h-16zM110 76h16v18h-16zM131 76h16v18h-16zM152 76h16v18h-16zM110 106h16v18h-16zM131 106h16v18h-16zM152 106h16v18h-16zM110 136h16v18h-16zM152 136h16v18h-16z" />
        <path d="M50 118h10v12H50zM70 118h10v12H70zM50 142h10v12H50zM70 142h10v12H70zM217 104h10v12h-10zM233 104h10v12h-10zM217 130h10v12h-10zM233 130h10v12h-10z" opacity=".8" />
      </g>
      <path fill="var(--color-sun)" d="M131 136h16v54h-16z" />
      <path fill="var(--color-dune)" d="M10 190h260v10H10z" />
      <circle cx="204" cy="58" r="30" fill="var(--color-sea)" />
      <path d="M191 58l9 9 18-19" stroke="var(--color-glint)" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
