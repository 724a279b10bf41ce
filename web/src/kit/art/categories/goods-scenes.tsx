/** A voucher with its perforated stub. */
export function TicketScene() {
  return (
    <>
      <path fill="var(--color-dune)" opacity="0.6" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <g transform="rotate(-7 160 54)">
        <path fill="var(--color-spot-soft)" d="M94 20h148v16a9 9 0 0 0 0 18v16H94z" />
        <path fill="var(--color-spot-ink)" d="M80 26h160v21a9 9 0 0 0 0 18v21H80V65a9 9 0 0 0 0-18z" />
        <path fill="var(--color-spot-paper)" d="M128 31h107v13a14 14 0 0 0 0 24v13H128z" />
        <path fill="var(--color-spot)" d="M85 31h38v50H85V68a14 14 0 0 0 0-24z" />
        <path stroke="var(--color-spot)" strokeWidth="5" strokeLinecap="round" d="M142 48h46M142 64h28" />
        <circle cx="208" cy="58" r="12" fill="var(--color-sand)" />
      </g>
    </>
  );
}

/** A steel bottle and a filter on a shelf. */
export function GoodsScene() {
  return (
    <>
      <circle cx="216" cy="46" r="30" fill="var(--color-sun)" opacity="0.7" />
      <path fill="var(--color-spot-ink)" d="M140 8h22v13h-22z" />
      <path fill="var(--color-spot)" d="M142 22h18c8 6 11 12 11 22v48h-40V44c0-10 3-16 11-22" />
      <path fill="var(--color-spot-soft)" d="M131 60c13-6 27 6 40 0v32h-40z" />
      <path stroke="var(--color-spot-paper)" strokeWidth="3.5" strokeLinecap="round" d="M140 40v12" />
      <path fill="var(--color-spot-ink)" d="M186 40h40a6 6 0 0 1 6 6v46h-52V46a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M185 45h42v42h-42z" />
      <path fill="var(--color-spot-soft)" d="M185 64c14-6 28 6 42 0v23h-42z" />
      <path fill="var(--color-spot)" d="M190 30h32v10h-32z" />
      <path fill="var(--color-dune-shade)" d="M-200 92h720v20h-720z" />
    </>
  );
}
