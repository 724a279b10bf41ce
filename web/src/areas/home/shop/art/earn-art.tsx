/** Points rising like a tide of coins under a star. */
export function EarnArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMid slice"
      className="h-40 w-full bg-sky"
      fill="none"
    >
      <path
        fill="var(--color-sea-light)"
        d="M0 132c30 0 30-10 60-10s30 10 60 10 30-10 60-10 30 10 60 10 30-10 60-10 30 10 60 10v40H0z"
      />
      <g stroke="var(--color-spot-ink)" strokeWidth="3" fill="var(--color-sun)">
        <path d="M78 112v22c0 7 14 12 30 12s30-5 30-12v-22" />
        <ellipse cx="108" cy="112" rx="30" ry="11" />
        <path d="M150 84v50c0 7 14 12 30 12s30-5 30-12V84M150 101c0 7 14 12 30 12s30-5 30-12M150 118c0 7 14 12 30 12s30-5 30-12" />
        <ellipse cx="180" cy="84" rx="30" ry="11" />
        <path d="M222 98v36c0 7 14 12 30 12s30-5 30-12V98M222 116c0 7 14 12 30 12s30-5 30-12" />
        <ellipse cx="252" cy="98" rx="30" ry="11" />
        <path strokeLinejoin="round" d="M180 20l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z" />
      </g>
    </svg>
  );
}
