interface DhowProps {
  /** The colour of the larger sail. */
  sail: string;
  /** Places the boat in the drawing around it; its own box is 116 by 130 units, waterline at 104. */
  transform?: string;
}

/** A dhow, the sailing boat of the Gulf, for use inside an svg. It rocks gently. */
export function Dhow({ sail, transform }: DhowProps) {
  return (
    <g transform={transform}>
      <g className="origin-[58px_104px] animate-bob">
        <path fill="var(--color-spot-ink)" d="M0 102h116c-8 18-20 26-40 26H38c-18 0-30-8-38-26" />
        <path stroke="var(--color-spot-ink)" strokeWidth="3" d="M54 102V6" />
        <path fill={sail} d="M60 0c34 22 48 56 50 90-18-6-34-8-50-8z" />
        <path fill="var(--color-sand)" d="M48 22C24 40 14 62 10 88c14-6 26-8 38-8z" />
      </g>
    </g>
  );
}
