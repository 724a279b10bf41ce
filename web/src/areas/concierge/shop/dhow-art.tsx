import { Dhow } from '../../../kit/art/dhow';

/** A dhow with a message on its way, where no reply is yet. */
export function DhowArt() {
  return (
    <svg aria-hidden viewBox="0 0 320 200" className="mx-auto my-6 h-44 w-auto max-w-full" fill="none">
      <circle cx="226" cy="70" r="40" fill="var(--color-sun)" opacity="0.85" />
      <path
        fill="var(--color-spot-paper)"
        stroke="var(--color-spot-soft)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M34 26h76a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14H74L54 102V84H34a14 14 0 0 1-14-14V40a14 14 0 0 1 14-14z"
      />
      <path stroke="var(--color-spot)" strokeWidth="4" strokeLinecap="round" d="M42 48h60M42 62h38" />
      <Dhow sail="var(--color-sail)" transform="translate(146 30)" />
      <path
        fill="var(--color-sea-light)"
        d="M0 152c27 0 27-8 53-8s27 8 54 8 26-8 53-8 27 8 53 8 27-8 54-8 26 8 53 8v24c-110 24-210 24-320 0z"
      />
      <path
        fill="var(--color-spot-soft)"
        d="M0 168c32 0 32 8 64 8s32-8 64-8 32 8 64 8 32-8 64-8 32 8 64 8v2c-110 30-210 30-320 0z"
      />
    </svg>
  );
}
