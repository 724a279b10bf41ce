/** The water in front of the hero's phone, in two layers that drift against the sky. */
export function FrontWaves() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1600 150"
      preserveAspectRatio="none"
      className="pointer-events-none absolute -inset-x-[4%] bottom-0 h-20 w-[108%] sm:h-28"
    >
      <path
        className="animate-drift"
        fill="var(--color-sea)"
        opacity="0.85"
        d="M-60 46c90 0 90-26 180-26s90 26 180 26 90-26 180-26 90 26 180 26 90-26 180-26 90 26 180 26 90-26 180-26 90 26 180 26 90-26 180-26 90 26 180 26v130H-60z"
      />
      <path
        className="animate-drift [animation-duration:3.6s]"
        fill="var(--color-sea-deep)"
        d="M-60 78c110 0 110 24 220 24s110-24 220-24 110 24 220 24 110-24 220-24 110 24 220 24 110-24 220-24 110 24 220 24 110-24 220-24v100H-60z"
      />
      <path fill="var(--color-canvas)" d="M-60 134c200-14 380-14 560-4s380 12 560 2 420-10 620 2v20H-60z" />
    </svg>
  );
}
