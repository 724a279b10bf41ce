/** A voucher with its perforated stub. */
export function TicketScene() {
  return (
    <>
      <path fill="var(--color-dune)" opacity="0.6" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <g transform="rotate(-7 160 54)">
        <path fill="var(--color-sea-light)" d="M92 30h140v14a9 9 0 0 0 0 18v14H92z" transform="translate(8 -9)" />
        <path fill="var(--color-sea)" d="M84 30h44v52H84V66a9 9 0 0 0 0-18z" />
        <path fill="var(--color-sail)" d="M128 30h108v18a9 9 0 0 0 0 18v16H128z" />
        <path stroke="var(--color-sea)" strokeWidth="2.5" strokeDasharray="5 5" d="M128 33v46" />
        <path stroke="var(--color-sea)" strokeWidth="5" strokeLinecap="round" d="M146 48h46M146 64h28" />
        <circle cx="206" cy="62" r="11" fill="var(--color-sun)" />
      </g>
    </>
  );
}

/** A steel bottle and a filter on a shelf. */
export function GoodsScene() {
  return (
    <>
      <circle cx="216" cy="46" r="30" fill="var(--color-sun)" opacity="0.7" />
      <path fill="var(--color-hull)" d="M141 10h20v12h-20z" />
      <path fill="var(--color-sea)" d="M142 22h18c8 6 11 12 11 22v48h-40V44c0-10 3-16 11-22" />
      <path fill="var(--color-sea-deep)" d="M131 58c10-5 16-5 22 0s11 5 18 0v34h-40z" />
      <path stroke="var(--color-glint)" strokeWidth="3.5" strokeLinecap="round" d="M139 42v10" />
      <path fill="var(--color-sail)" d="M188 44h36a6 6 0 0 1 6 6v42h-48V50a6 6 0 0 1 6-6" />
      <path fill="var(--color-sea-light)" d="M182 66h48v26h-48z" />
      <path fill="var(--color-skyline)" d="M192 36h28v8h-28z" />
      <path fill="var(--color-dune-shade)" d="M-200 92h720v20h-720z" />
    </>
  );
}
