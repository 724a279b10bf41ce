const DROPS = [
  { x: 236, y: 30, scale: 1 },
  { x: 268, y: 62, scale: 0.72 },
  { x: 214, y: 78, scale: 0.6 },
] as const;

/** A filter with as many cartridges and drops as the plan is large: 1 to 3. */
export function PlanArt({ size }: { size: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 140"
      preserveAspectRatio="xMidYMid slice"
      className="h-36 w-full bg-sky"
      fill="none"
    >
      <circle cx="292" cy="44" r="30" fill="var(--color-sun)" opacity="0.8" />
      <path
        fill="var(--color-sea-light)"
        d="M0 116c30 0 30-8 60-8s30 8 60 8 30-8 60-8 30 8 60 8 30-8 60-8 30 8 60 8v30H0z"
      />
      <path fill="var(--color-spot-ink)" d="M70 26h118a10 10 0 0 1 10 10v6H60v-6a10 10 0 0 1 10-10" />
      {Array.from({ length: size }, (_cartridge, index) => (
        <g key={index} transform={`translate(${129 - size * 21 + index * 42} 42)`}>
          <path fill="var(--color-spot-paper)" d="M4 0h34v60a10 10 0 0 1-10 10H14A10 10 0 0 1 4 60z" />
          <path fill="var(--color-spot-soft)" d="M4 34c9 0 9-5 17-5s9 5 17 5v26a10 10 0 0 1-10 10H14A10 10 0 0 1 4 60z" />
          <path fill="var(--color-spot)" d="M17 70h8v12h-8z" />
        </g>
      ))}
      {DROPS.slice(0, size).map(({ x, y, scale }) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) scale(${scale})`}
          fill="var(--color-spot-soft)"
          d="M0 0c12 14 19 22 19 32a19 19 0 0 1-38 0C-19 22-12 14 0 0"
        />
      ))}
    </svg>
  );
}
