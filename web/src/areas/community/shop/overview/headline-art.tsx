/** A Ramadan evening: a crescent above the skyline, and lanterns over quiet water. */
export function HeadlineArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 420"
      preserveAspectRatio="xMidYMax slice"
      className="hidden h-full w-full bg-sky lg:block"
      fill="none"
    >
      <circle cx="220" cy="112" r="58" fill="var(--color-sun)" />
      <circle cx="242" cy="98" r="50" fill="var(--color-sky)" />
      {[[64, 62], [120, 128], [286, 196], [44, 176], [158, 40]].map(([x, y]) => (
        <path
          key={x}
          transform={`translate(${x} ${y})`}
          d="M0-7l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
          fill="var(--color-sun)"
        />
      ))}
      <path
        fill="var(--color-skyline)"
        d="M0 330v-40h22v-34h18v34h20v-62h12l6-24 6 24h12v40h22v-74h10l7-92 7 92h10v96h22v-52c0-16 30-16 30 0v30h24v-56h26v40h22v-26c14-22 30-22 42 0v104z"
        opacity="0.75"
      />
      {[[54, 96, 0.9], [112, 60, 0.7]].map(([x, length, size]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d={`M0 0v${length}`} stroke="var(--color-hull)" strokeWidth="1.5" />
          <g transform={`translate(0 ${length}) scale(${size})`}>
            <path
              d="M-13 12h26l6 14v26l-6 12h-26l-6-12V26z"
              fill="var(--color-sun)"
              stroke="var(--color-hull)"
              strokeWidth="3"
            />
            <path d="M-13 12C-10 2 10 2 13 12zM-10 64h20v6h-20z" fill="var(--color-hull)" />
            <path d="M0 12v52M-19 26h38M-19 52h38" stroke="var(--color-hull)" strokeWidth="2" />
          </g>
        </g>
      ))}
      <path fill="var(--color-sea-light)" d="M0 322c40 0 40-12 80-12s40 12 80 12 40-12 80-12 40 12 80 12v98H0z" />
      <path fill="var(--color-sea)" d="M0 350c54 0 54 10 107 10s53-10 106-10 54 10 107 10v60H0z" />
      <path fill="var(--color-sea-deep)" d="M0 386c80-10 240-10 320 0v34H0z" />
    </svg>
  );
}
