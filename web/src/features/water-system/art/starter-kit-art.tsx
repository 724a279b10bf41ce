/** The starter kit unpacked: a shower filter, a membership card and the box that they came in. */
export function StarterKitArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 260" fill="none" className={`overflow-visible ${className}`}>
      <circle cx="240" cy="78" r="56" fill="var(--color-sun)" opacity="0.6" />
      <path d="M-600 232c280-20 520-30 760-20s500 22 760 4v400H-600z" fill="var(--color-dune)" />
      <ellipse cx="160" cy="236" rx="128" ry="9" fill="var(--color-hull)" opacity="0.16" />
      <g transform="rotate(-10 130 90)">
        <path d="M112 34h20v34h-20z" fill="var(--color-hull)" />
        <path d="M122 60c26 0 44 16 46 42H76c2-26 20-42 46-42" fill="var(--color-sail)" stroke="var(--color-sea-deep)" strokeWidth="3.5" />
        <rect x="72" y="100" width="100" height="15" rx="7.5" fill="var(--color-skyline)" />
        <path d="M88 124v16M105 124v24M122 124v18M139 124v26M156 124v16" stroke="var(--color-sea)" strokeWidth="6" strokeLinecap="round" />
      </g>
      <g transform="rotate(9 232 128)">
        <rect x="180" y="92" width="112" height="72" rx="12" fill="var(--color-sea-deep)" />
        <path d="M180 136c14 0 14-7 28-7s14 7 28 7 14-7 28-7 14 7 28 7v16a12 12 0 0 1-12 12h-88a12 12 0 0 1-12-12z" fill="var(--color-sea)" />
        <rect x="194" y="106" width="22" height="16" rx="4" fill="var(--color-sun)" />
        <path d="M266 102c6 7 9 11 9 15a9 9 0 0 1-18 0c0-4 3-8 9-15" fill="var(--color-sail)" />
      </g>
      <path d="M60 164h200v62a12 12 0 0 1-12 12H72a12 12 0 0 1-12-12z" fill="var(--color-sand)" />
      <path d="M60 164h200v18H60z" fill="var(--color-dune-shade)" />
      <path d="M148 164h24v74h-24z" fill="var(--color-sea-deep)" />
      <path d="M160 190c12 14 18 22 18 30a18 18 0 0 1-36 0c0-8 6-16 18-30" fill="var(--color-sail)" />
    </svg>
  );
}
