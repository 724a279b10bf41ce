/** Old phones on their way into a collection box. */
export function CollectScene() {
  return (
    <>
      <path fill="var(--color-dune)" d="M-200 92c120-10 260-10 360-2s220 4 360-4v30h-720z" />
      <g transform="rotate(14 182 34)">
        <rect x="168" y="4" width="30" height="58" rx="6" fill="var(--color-spot-ink)" />
        <rect x="171" y="8" width="24" height="50" rx="4" fill="var(--color-sea-light)" />
      </g>
      <g transform="rotate(-12 140 40)">
        <rect x="126" y="14" width="28" height="52" rx="6" fill="var(--color-spot-ink)" />
        <rect x="129" y="18" width="22" height="44" rx="4" fill="var(--color-sun)" />
      </g>
      <path fill="var(--color-spot)" d="M108 54h104v40H108z" />
      <path fill="var(--color-spot-ink)" d="M100 46h120v10H100z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M151 74a10 10 0 0 1 17-4l3 3m0-6v6h-6M169 79a10 10 0 0 1-17 4l-3-3m0 6v-6h6"
      />
    </>
  );
}
