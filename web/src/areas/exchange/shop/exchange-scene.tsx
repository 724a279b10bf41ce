import { exchangeTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { HandoverArt } from './handover-art';

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
