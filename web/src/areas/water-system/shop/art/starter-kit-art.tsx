/** The starter kit unpacked: a shower filter, a membership card and the box that they came in. */
export function StarterKitArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 256" preserveAspectRatio="xMidYMax meet" fill="none" className={className}>
      <circle cx="240" cy="82" r="66" fill="var(--color-sun)" />
      <g transform="rotate(-10 130 90)">
        <path d="M110 20h24v40h-24z" fill="var(--color-spot-ink)" />
        <path d="M96 34h52v22H96z" fill="var(--color-spot)" />
        <path d="M122 56c28 0 48 16 50 44H72c2-28 22-44 50-44" fill="var(--color-spot-ink)" />
        <path d="M90 90c4-14 16-22 32-22s28 8 32 22z" fill="var(--color-spot-soft)" />
        <rect x="68" y="98" width="108" height="16" rx="8" fill="var(--color-spot-ink)" />
        <path
          d="M88 124v18M105 124v28M122 124v20M139 124v30M156 124v18"
          stroke="var(--color-spot-soft)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
      <g transform="rotate(9 232 128)">
        <rect x="178" y="90" width="116" height="76" rx="14" fill="var(--color-spot-ink)" />
        <rect x="184" y="96" width="104" height="64" rx="9" fill="var(--color-spot-paper)" />
        <path d="M184 132c17-8 35-8 52 0s35 8 52 0v19a9 9 0 0 1-9 9h-86a9 9 0 0 1-9-9z" fill="var(--color-spot-soft)" />
        <rect x="194" y="106" width="24" height="17" rx="4" fill="var(--color-sand)" />
        <path d="M266 100c6 7 9 11 9 15a9 9 0 0 1-18 0c0-4 3-8 9-15" fill="var(--color-spot)" />
      </g>
      <path d="M66 176h188v66H66z" fill="var(--color-spot)" />
      <path d="M56 160h208v24H56z" fill="var(--color-spot-ink)" />
      <path d="M148 160h24v82h-24z" fill="var(--color-sand)" />
      <path d="M160 192c11 13 16 20 16 28a16 16 0 0 1-32 0c0-8 5-15 16-28" fill="var(--color-spot-paper)" />
    </svg>
  );
}
