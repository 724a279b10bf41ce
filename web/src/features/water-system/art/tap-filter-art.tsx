import { Glass, type ProductArtProps } from '../../shop';

/** A compact filter on the kitchen tap. */
export function TapFilterArt(props: ProductArtProps) {
  return (
    <svg viewBox="0 0 240 240" fill="none" {...props}>
      <path d="M14 208h212v16H14z" fill="var(--color-dune-shade)" />
      <path d="M14 200h212v10H14z" fill="var(--color-dune)" />
      <path d="M178 190V78a42 42 0 0 0-84 0v14" stroke="var(--color-skyline)" strokeWidth="17" strokeLinecap="round" />
      <path d="M173 190V78a37 37 0 0 0-50-34" stroke="var(--color-glint)" strokeWidth="4" strokeLinecap="round" opacity="0.6" />
      <path d="M160 180h36v20h-36z" fill="var(--color-hull)" />
      <path d="M196 150h24" stroke="var(--color-hull)" strokeWidth="10" strokeLinecap="round" />
      <rect x="84" y="86" width="22" height="16" rx="4" fill="var(--color-hull)" />
      <rect x="40" y="98" width="78" height="46" rx="20" fill="var(--color-sail)" stroke="var(--color-sea-deep)" strokeWidth="3" />
      <path d="M60 98h20v46H60a20 20 0 0 1-20-20v-6a20 20 0 0 1 20-20" fill="var(--color-sea)" />
      <circle cx="98" cy="121" r="6" fill="var(--color-sun)" />
      <path d="M60 110c5 6 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7 8-13" fill="var(--color-sail)" />
      <rect x="88" y="144" width="14" height="8" rx="2" fill="var(--color-hull)" />
      <path d="M92 152h6v16h-6z" fill="var(--color-sea)" />
      <Glass transform="translate(77 156)" />
    </svg>
  );
}
