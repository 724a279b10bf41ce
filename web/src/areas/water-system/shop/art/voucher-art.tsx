/** A dish under its cover, with steam: what the voucher buys. */
export function VoucherArt({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 140 100" fill="none" className={className}>
      <path
        d="M52 26c-6-7 6-11 0-19M70 22c-6-7 6-11 0-19"
        stroke="var(--color-skyline)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M22 76c0-27 18-43 42-43s42 16 42 43z" fill="var(--color-spot-soft)" />
      <path
        d="M34 70c1-14 9-24 21-28"
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <circle cx="64" cy="30" r="6" fill="var(--color-spot-ink)" />
      <rect x="8" y="76" width="112" height="9" rx="4.5" fill="var(--color-spot-ink)" />
      <path d="M26 88h76l-5 7H31z" fill="var(--color-sand)" />
    </svg>
  );
}
