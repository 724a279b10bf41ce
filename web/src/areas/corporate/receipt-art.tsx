/** A receipt with a seal on it. */
export function ReceiptArt() {
  return (
    <svg aria-hidden viewBox="0 0 160 180" className="hidden h-44 w-auto md:block" fill="none">
      <ellipse cx="80" cy="168" rx="62" ry="8" fill="var(--color-sea-light)" />
      <path fill="var(--color-dune)" d="M34 26h92v140l-11-8-12 8-11-8-12 8-11-8-12 8-11-8-12 8z" />
      <path fill="var(--color-spot-paper)" d="M28 18h92v140l-11-8-12 8-11-8-12 8-11-8-12 8-11-8-12 8z" />
      <g stroke="var(--color-skyline)" strokeWidth="5" strokeLinecap="round">
        <path d="M42 44h46M42 62h62M42 80h54M42 98h34" />
      </g>
      <circle cx="106" cy="122" r="26" fill="var(--color-spot)" />
      <path
        d="M94 122l9 9 16-18"
        stroke="var(--color-spot-paper)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
