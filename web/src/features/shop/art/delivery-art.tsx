import type { ProductArtProps } from './product-art-props';

/** A large bottle for the dispenser, brought in a crate with a small one. */
export function DeliveryArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <ellipse cx="120" cy="224" rx="96" ry="8" fill="var(--color-hull)" opacity="0.16" />
      <path d={JUG} fill="var(--color-sea-light)" />
      <path d="M54 92c12 0 12-6 24-6s12 6 24 6 12-6 24-6 12 6 24 6v92a20 20 0 0 1-20 20H74a20 20 0 0 1-20-20z" fill="var(--color-sea)" />
      <path d="M54 124h96M54 154h96" stroke="var(--color-sea-deep)" strokeWidth="4" opacity="0.6" />
      <path d={JUG} stroke="var(--color-sea-deep)" strokeWidth="3.5" strokeLinejoin="round" />
      <rect x="82" y="18" width="40" height="20" rx="6" fill="var(--color-hull)" />
      <path d="M70 102v60" stroke="var(--color-glint)" strokeWidth="6" strokeLinecap="round" opacity="0.6" />
      <path d="M172 98h22v14c0 8 10 10 10 24v70h-42v-70c0-14 10-16 10-24z" fill="var(--color-sea-light)" stroke="var(--color-sea-deep)" strokeWidth="3" />
      <path d="M162 146h42v26h-42z" fill="var(--color-sail)" />
      <rect x="169" y="86" width="28" height="14" rx="4" fill="var(--color-hull)" />
      <path d="M34 172h186l-8 46a7 7 0 0 1-7 6H49a7 7 0 0 1-7-6z" fill="var(--color-dune)" />
      <path d="M34 172h186l-2 14H36z" fill="var(--color-dune-shade)" />
      <path d="M88 198h78" stroke="var(--color-hull)" strokeWidth="9" strokeLinecap="round" opacity="0.5" />
      <path d="M42 186l6 34M212 186l-6 34" stroke="var(--color-dune-shade)" strokeWidth="4" />
    </svg>
  );
}

const JUG = 'M84 38h36v14c0 10 30 12 30 34v98a20 20 0 0 1-20 20H74a20 20 0 0 1-20-20V86c0-22 30-24 30-34z';
