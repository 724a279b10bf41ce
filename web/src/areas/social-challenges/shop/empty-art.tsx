import { Dhow } from '../../../kit/art/dhow';

/** A dhow on a quiet sea: nobody has set out yet. */
export function EmptyArt() {
  return (
    <svg viewBox="0 0 220 150" className="h-36 w-auto" fill="none">
      <circle cx="150" cy="58" r="42" fill="var(--color-sun)" opacity="0.7" />
      <Dhow sail="var(--color-sea-light)" transform="translate(44 8)" />
      <path fill="var(--color-spot-soft)" d="M0 124c28 0 28-8 55-8s28 8 55 8 28-8 55-8 28 8 55 8v26H0z" />
      <path fill="var(--color-spot)" d="M0 136c28 0 28-6 55-6s28 6 55 6 28-6 55-6 28 6 55 6v14H0z" />
    </svg>
  );
}
