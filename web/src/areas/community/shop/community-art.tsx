import { Spot } from '../../../kit/art/spot';

/** Neighbours: houses with wind towers, side by side. */
export function CommunityArt() {
  return (
    <Spot sun={[100, 30]}>
      <path fill="var(--color-spot)" d="M36 44h32v34H36z" />
      <path fill="var(--color-spot-ink)" d="M62 20h24v58H62z" />
      <path fill="var(--color-spot-soft)" d="M86 48h28v30H86z" />
      <path fill="var(--color-spot-ink)" d="M110 30h20v48h-20z" />
      <path fill="var(--color-spot)" d="M130 52h20v26h-20z" />
      <path
        fill="var(--color-spot-paper)"
        d="M66 25h4v14h-4zm6 0h4v14h-4zm6 0h4v14h-4zm36 10h3v11h-3zm5 0h3v11h-3zm5 0h3v11h-3z"
      />
      <path
        fill="var(--color-sand)"
        d="M44 60a5 5 0 0 1 10 0v10H44zm25-4a5 5 0 0 1 10 0v14H69zm26 6a5 5 0 0 1 10 0v10H95zm40 2a4 4 0 0 1 8 0v8h-8z"
      />
    </Spot>
  );
}
