import { Glass, type ProductArtProps } from '../../../shop';

/** A compact filter on the kitchen tap. */
export function TapFilterArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <path d="M18 204h204a6 6 0 0 1 6 6v14H12v-14a6 6 0 0 1 6-6" fill="var(--color-spot-ink)" />
      <path d="M178 190V78a42 42 0 0 0-84 0v12" stroke="var(--color-spot-ink)" strokeWidth="17" strokeLinecap="round" />
      <path d="M158 178h40v26h-40z" fill="var(--color-spot-ink)" />
      <path d="M196 146h26" stroke="var(--color-spot-ink)" strokeWidth="12" strokeLinecap="round" />
      <rect x="36" y="92" width="84" height="50" rx="22" fill="var(--color-spot)" />
      <path d="M58 98c7 8 10 13 10 18a10 10 0 0 1-20 0c0-5 3-10 10-18" fill="var(--color-spot-paper)" />
      <circle cx="100" cy="117" r="9" fill="var(--color-sand)" />
      <path d="M84 142h20v10H84z" fill="var(--color-spot-ink)" />
      <path d="M91 152h6v18h-6z" fill="var(--color-spot-soft)" />
      <Glass transform="translate(76 160)" />
    </svg>
  );
}
