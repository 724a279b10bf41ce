import { Spot } from '../../../kit/art/spot';

/** A shield over a phone. */
export function ShieldArt() {
  return (
    <Spot sun={[112, 34]}>
      <path fill="var(--color-spot-ink)" d="M54 12h30a6 6 0 0 1 6 6v60H48V18a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M53 18h32v52H53z" />
      <path fill="var(--color-spot-soft)" d="M53 44c11-5 21 5 32 0v32H53z" />
      <path fill="var(--color-spot)" d="M100 26l24 8v18c0 14-9 23-24 29-15-6-24-15-24-29V34z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M90 52l8 8 14-15"
      />
    </Spot>
  );
}

/** A sheet of terms with its seal. */
export function ScrollArt() {
  return (
    <Spot sun={[76, 34]}>
      <path fill="var(--color-spot-ink)" d="M60 12h54a6 6 0 0 1 6 6v60H54V18a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M60 18h54v58H60z" />
      <path
        stroke="var(--color-spot)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M69 29h36M69 39h36M69 49h24M69 59h16"
      />
      <path fill="var(--color-sand)" d="M104 50a10 10 0 1 1 0 20 10 10 0 0 1 0-20" />
    </Spot>
  );
}
