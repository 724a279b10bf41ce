/** The hero's phone: standing in the Gulf, with the Gulf rising in its screen. */
export function HeroPhone() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 560"
      className="pointer-events-none relative mx-auto -mb-16 mt-2 h-[22rem] w-auto max-w-full self-end sm:h-[26rem] lg:absolute lg:end-[8%] lg:bottom-0 lg:-mb-24 lg:mt-0 lg:h-[42rem]"
      fill="none"
    >
      <clipPath id="hero-phone-screen">
        <rect x="62" y="34" width="236" height="510" rx="40" />
      </clipPath>
      <g transform="rotate(5 180 300)">
        <rect x="50" y="22" width="260" height="534" rx="52" fill="var(--color-phone)" />
        <rect x="306" y="150" width="7" height="64" rx="3.5" fill="var(--color-phone)" />
        <g clipPath="url(#hero-phone-screen)">
          <path fill="var(--color-sea-light)" d="M50 20h260v540H50z" />
          <path fill="var(--color-sky)" d="M50 20h260v236H50z" />
          <circle cx="180" cy="196" r="62" fill="var(--color-sun)" />
          <path fill="var(--color-dune)" d="M40 246c50-30 94-34 146-14s84 18 134-6v60H40z" />
          <g className="animate-drift">
            <path fill="var(--color-sea-light)" d="M20 250c26 0 26-9 52-9s26 9 52 9 26-9 52-9 26 9 52 9 26-9 52-9 26 9 52 9v320H20z" />
          </g>
          <g className="animate-drift [animation-duration:4s]">
            <path fill="var(--color-sea)" d="M0 300c32 0 32 12 64 12s32-12 64-12 32 12 64 12 32-12 64-12 32 12 64 12 32-12 64-12v280H0z" />
          </g>
          <g className="animate-drift [animation-duration:3.2s]">
            <path fill="var(--color-sea-deep)" d="M0 372c40 0 40-14 80-14s40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14v220H0z" />
          </g>
          <g stroke="var(--color-sea-light)" strokeWidth="2.5" strokeLinecap="round" opacity="0.8">
            <circle cx="118" cy="424" r="6" />
            <circle cx="136" cy="400" r="3.5" />
            <circle cx="236" cy="440" r="8" />
            <circle cx="216" cy="410" r="4" />
          </g>
        </g>
        <rect x="142" y="46" width="76" height="20" rx="10" fill="var(--color-phone)" />
      </g>
    </svg>
  );
}
