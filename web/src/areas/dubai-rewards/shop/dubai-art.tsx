import { Spot } from '../../../kit/art/spot';

/** The city between dunes and sea. */
export function DubaiArt() {
  return (
    <Spot sun={[58, 34]}>
      <path fill="var(--color-spot-soft)" d="M34 78V50h12v28zm16 0V40h12v38zm60 0V46l9-6v38zm14 0V54h14v24z" />
      <path fill="var(--color-spot-ink)" d="M76 78l3-22h3l2-22h2l2-30 2 30h2l2 22h3l3 22z" />
      <path fill="var(--color-spot)" d="M98 78V34c8 4 12 10 12 20v24zM62 78V56h12v22z" />
      <path fill="var(--color-dune)" d="M20 76c30-8 100-9 136-1l-10 6H30z" />
    </Spot>
  );
}
