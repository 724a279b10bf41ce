import { dubaiRewardsTexts } from '../texts.en';
import { Dhow } from '../../../kit/art/dhow';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';

/** What stands in the place of the whole screen when a list could not be loaded (spec document 2, sections 2 and 8). */
export function DubaiUnavailable({ onRetry }: { onRetry: () => void }) {
  const { unavailable, retry } = dubaiRewardsTexts;
  return (
    <div className="page-width flex min-h-[60dvh] flex-col items-center justify-center gap-6 py-16 text-center">
      <svg aria-hidden viewBox="0 0 240 150" className="h-40 w-auto" fill="none">
        <circle cx="164" cy="62" r="44" fill="var(--color-sun)" opacity="0.7" />
        <Dhow sail="var(--color-sail)" transform="translate(50 12)" />
        <path
          fill="var(--color-sea)"
          d="M0 122c20 0 20-8 40-8s20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8 20 8 40 8v28H0z"
        />
      </svg>
      <Heading level={1} size={2} className="max-w-[26ch]">
        {unavailable}
      </Heading>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
