import { ButtonLink } from '../kernel/routing/button-link';
import { Heading } from '../kit/heading';
import { Dhow } from '../kit/art/dhow';
import { notFoundTexts } from './texts-not-found.en';

/** Every path outside the route table (spec document 1, section 2). */
export function NotFoundPage() {
  const { title, description, home, exchange, leaderboard } = notFoundTexts;
  return (
    <div className="page-width section-gap flex flex-col items-center gap-6 text-center">
      <LostDhow />
      <Heading level={1} size={2}>
        {title}
      </Heading>
      <p className="max-w-prose text-lg text-ink-muted">{description}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{home}</ButtonLink>
        <ButtonLink to="/exchange" variant="secondary">{exchange}</ButtonLink>
        <ButtonLink to="/leaderboard" variant="secondary">{leaderboard}</ButtonLink>
      </div>
    </div>
  );
}

/** A dhow on an empty sea, for the page that is not there. */
function LostDhow() {
  return (
    <svg aria-hidden viewBox="0 0 320 200" className="w-full max-w-sm" fill="none">
      <circle cx="226" cy="72" r="34" fill="var(--color-sun)" opacity="0.8" />
      <Dhow sail="var(--color-dune)" transform="translate(96 34)" />
      <path
        d="M8 158c26 0 26-8 52-8s26 8 52 8 26-8 52-8 26 8 52 8 26-8 52-8 26 8 44 8v34H8z"
        fill="var(--color-spot-soft)"
      />
      <path
        d="M8 174c26 0 26-8 52-8s26 8 52 8 26-8 52-8 26 8 52 8 26-8 52-8 26 8 44 8v18H8z"
        fill="var(--color-spot)"
      />
    </svg>
  );
}
