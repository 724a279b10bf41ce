import { Spot } from '../../../../kit/art/spot';

/** A filter unit with its glass, and the phone that paid for it. */
export function AllianceArt() {
  return (
    <Spot sun={[130, 30]}>
      <path fill="var(--color-spot-ink)" d="M38 20h24a6 6 0 0 1 6 6v52H32V26a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M37 26h26v46H37z" />
      <path fill="var(--color-spot-soft)" d="M37 48c9-5 17 5 26 0v28H37z" />
      <path fill="var(--color-sand)" d="M50 31a6 6 0 1 1 0 12 6 6 0 0 1 0-12" />
      <path fill="var(--color-spot-ink)" d="M116 22h18a6 6 0 0 1 6 6v50h-24z" />
      <path fill="var(--color-spot-paper)" d="M116 27h16a3 3 0 0 1 3 3v47h-19z" />
      <path fill="var(--color-spot-soft)" d="M116 44c7-4 12 4 19 0v34h-19z" />
      <path fill="var(--color-spot)" d="M98 26h18v52H98z" />
      <path fill="var(--color-spot-ink)" d="M116 14H90c-8 0-12 5-12 12v9h8v-7c0-3 1-4 4-4h26z" />
      <path fill="var(--color-spot-paper)" d="M74 52h18l-3 26H77z" />
      <path fill="var(--color-spot)" d="M75 61h16l-2 17H77z" />
    </Spot>
  );
}
