import { Spot } from '../../../../kit/art/spot';

/** The towers of a company. */
export function OfficeArt() {
  return (
    <Spot sun={[118, 30]}>
      <path fill="var(--color-spot-soft)" d="M44 40l22-8v46H44zm72 4h24v34h-24z" />
      <path fill="var(--color-spot-ink)" d="M70 14l30 8v56H70z" />
      <path fill="var(--color-spot)" d="M100 30h16v48h-16z" />
      <path
        fill="var(--color-spot-paper)"
        d="M77 24l6 2v6h-6zm10 3l6 2v6h-6zm-10 9h6v6h-6zm10 2h6v6h-6zm-10 10h6v6h-6zm10 0h6v6h-6zm-10 12h6v6h-6zm10 0h6v6h-6z"
      />
      <path
        fill="var(--color-spot-paper)"
        d="M50 46h5v5h-5zm8 0h5v5h-5zm-8 10h5v5h-5zm8 0h5v5h-5zm66-6h5v5h-5zm8 0h4v5h-4z"
      />
    </Spot>
  );
}
