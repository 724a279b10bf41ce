import { Spot } from '../../../../kit/art/spot';

/** A screen with figures that rise. */
export function DeskArt() {
  return (
    <Spot sun={[134, 28]}>
      <path
        fill="var(--color-spot-ink)"
        d="M46 12h84a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6m34 54h16l3 12H77z"
      />
      <path fill="var(--color-spot-paper)" d="M47 19h82v40H47z" />
      <path fill="var(--color-spot-soft)" d="M55 44h10v10H55zm16-8h10v18H71z" />
      <path fill="var(--color-spot)" d="M87 30h10v24H87zm16-5h10v29h-10z" />
      <path
        stroke="var(--color-sand)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M57 36l18-8 16-6 22-2"
      />
    </Spot>
  );
}
