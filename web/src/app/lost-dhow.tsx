import { Dhow } from '../kit/art/dhow';

/** A dhow on an empty sea, for the page that is not there. */
export function LostDhow() {
  return (
    <svg aria-hidden viewBox="0 0 320 200" className="w-full max-w-sm" fill="none">
      <circle cx="226" cy="72" r="34" fill="var(--color-sun)" opacity="0.8" />
      <Dhow sail="var(--color-dune)" transform="translate(96 34)" />
      <path
        d="M8 158c26 0 26-8 52-8s26 8 52 8 26-8 52-8 26 8 52 8 26-8 52-8 26 8 44 8v34H8z"
        fill="var(--color-spot-soft)"
      />
      <path
        d="M8 174c26 0 26-8 52-8s26 8 52 8 26-8 52-8 26 8 52 8 26-8 52-8 26 8 44 8v18H8z"
        fill="var(--color-spot)"
      />
    </svg>
  );
}
