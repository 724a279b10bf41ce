/** A leaf that grows out of the sea while bottles stay on shore. */
export function ImpactScene() {
  return (
    <>
      <path fill="var(--color-dune)" d="M210 140c20-34 60-40 150-34v40H210z" />
      <path fill="var(--color-sea-light)" d="M272 66h14v8c8 5 10 10 10 17v33h-34V91c0-7 2-12 10-17z" />
      <path fill="var(--color-spot-ink)" d="M271 54h16v12h-16z" />
      <path fill="var(--color-sea-light)" d="M312 82h11v6c6 4 8 8 8 13v25h-27v-25c0-5 2-9 8-13z" />
      <path fill="var(--color-spot-ink)" d="M311 72h13v10h-13z" />
      <path stroke="var(--color-spot-ink)" strokeWidth="5" strokeLinecap="round" d="M128 140c0-40 6-66 26-96" />
      <path fill="var(--color-spot)" d="M150 56c-4-28 14-46 46-48 2 30-14 48-46 48" />
      <path fill="var(--color-spot-soft)" d="M132 98c-32 2-50-12-54-40 30-2 50 12 54 40" />
    </>
  );
}
