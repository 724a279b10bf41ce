/** A flag on the dune, and the sun behind it. */
export function CompleteScene() {
  return (
    <>
      <circle cx="222" cy="74" r="46" fill="var(--color-sun)" />
      <path fill="var(--color-dune)" d="M60 144c40-50 78-62 118-34s96 30 182 8v44H60z" />
      <path fill="var(--color-dune-shade)" d="M178 110c-16 20-40 30-66 36h96c-14-8-24-20-30-36" />
      <path stroke="var(--color-spot-ink)" strokeWidth="4" strokeLinecap="round" d="M162 104V22" />
      <path fill="var(--color-spot)" d="M164 24c18-10 30 8 52-2v34c-22 10-34-8-52 2z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M180 40l6 6 12-13"
      />
    </>
  );
}
