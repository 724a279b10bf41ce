import { exchangeTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';

/** The page's opening on its strip of shore: as low as its words allow, for the price to be in the first screen. */
export function ExchangeScene() {
  const { eyebrow, title, lead } = exchangeTexts;
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <div className="page-width flex items-end justify-between gap-8 pt-4 pb-7 sm:pt-6 sm:pb-10">
        <div className="max-w-3xl">
          <p className="text-sm font-semibold text-accent">{eyebrow}</p>
          <Heading level={1} size={2} className="mt-1 max-sm:text-2xl">{title}</Heading>
          <p className="mt-1.5 text-ink-muted max-sm:text-sm">{lead}</p>
        </div>
        <div aria-hidden className="-mb-4 hidden shrink-0 lg:block">
          <HandoverArt />
        </div>
      </div>
      <svg
        aria-hidden
        viewBox="0 0 1440 40"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-4 w-full sm:h-6"
      >
        <path
          fill="var(--color-sea-light)"
          d="M0 16c120 0 120-14 240-14s120 14 240 14 120-14 240-14 120 14 240 14 120-14 240-14 120 14 240 14v24H0z"
        />
        <path
          fill="var(--color-sea)"
          d="M0 26c160 0 160 10 320 10s160-10 320-10 160 10 320 10 160-10 320-10 160 8 160 8v8H0z"
        />
      </svg>
    </div>
  );
}

/** An old phone on its way into the water, and the drops that come back for it. */
function HandoverArt() {
  return (
    <svg viewBox="0 0 300 240" className="h-32 w-auto" fill="none">
      <circle cx="196" cy="84" r="54" fill="var(--color-sun)" opacity="0.85" />
      <g transform="rotate(-14 130 120)">
        <rect x="84" y="28" width="96" height="184" rx="22" fill="var(--color-spot-ink)" />
        <rect x="92" y="36" width="80" height="168" rx="15" fill="var(--color-sea-light)" />
        <path
          fill="var(--color-spot-soft)"
          d="M92 118c13 0 13-7 27-7s13 7 27 7 13-7 26-7v78a15 15 0 0 1-15 15h-50a15 15 0 0 1-15-15z"
        />
        <path
          fill="var(--color-spot)"
          d="M92 152c13 0 13 7 27 7s13-7 27-7 13 7 26 7v30a15 15 0 0 1-15 15h-50a15 15 0 0 1-15-15z"
        />
      </g>
      <path fill="var(--color-spot-soft)" d="M238 118c14 16 22 26 22 38a22 22 0 0 1-44 0c0-12 8-22 22-38" />
      <path fill="var(--color-sea-light)" d="M274 70c8 9 13 15 13 22a13 13 0 0 1-26 0c0-7 5-13 13-22" />
    </svg>
  );
}
