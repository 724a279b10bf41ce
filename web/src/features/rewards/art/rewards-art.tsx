/** A present on the sand, ribbon of water, with points around it. */
export function RewardsArt() {
  return (
    <svg viewBox="0 0 316 220" className="w-80" fill="none">
      <circle cx="170" cy="96" r="80" fill="var(--color-sun)" opacity="0.6" />
      <ellipse cx="160" cy="206" rx="136" ry="9" fill="var(--color-dune-shade)" opacity="0.6" />
      <path fill="var(--color-surface)" d="M86 112h148v94H86z" />
      <path fill="var(--color-sea-light)" d="M86 112h148v16H86z" opacity="0.7" />
      <path fill="var(--color-surface)" stroke="var(--color-hull)" strokeWidth="3" strokeLinejoin="round" d="M76 88h168v26H76z" />
      <path stroke="var(--color-hull)" strokeWidth="3" strokeLinejoin="round" d="M86 114h148v92H86z" />
      <path fill="var(--color-sea)" d="M146 88h28v118h-28z" />
      <path fill="var(--color-sea)" stroke="var(--color-hull)" strokeWidth="3" strokeLinejoin="round" d="M160 88c-42 2-60-20-48-36s40 0 48 36c8-36 36-52 48-36s-6 38-48 36z" />
      <g fill="var(--color-dune)" stroke="var(--color-hull)" strokeWidth="2.5">
        <circle cx="268" cy="186" r="18" />
        <circle cx="44" cy="190" r="14" />
        <circle cx="276" cy="60" r="12" />
      </g>
      <path fill="var(--color-sea-light)" d="M48 96c8 9 12 15 12 21a12 12 0 0 1-24 0c0-6 4-12 12-21" />
    </svg>
  );
}
