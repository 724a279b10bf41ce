import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { socialChallengesTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { challengeContent, ShareButton } from '../../shares';

/** Offers to share a challenge that the visitor has just set. */
export function ShareOffer({ challenge, onDismiss }: { challenge: SocialChallenge; onDismiss: () => void }) {
  const { offer } = socialChallengesTexts;
  return (
    <div className="mb-5 flex animate-rise flex-wrap items-center justify-between gap-3 rounded-lg bg-sand-soft px-5 py-4">
      <p className="min-w-0 font-medium wrap-anywhere">{offer.text(challenge.title)}</p>
      <div className="flex flex-wrap gap-2">
        <ShareButton content={challengeContent(challenge)} variant="primary">
          {offer.share}
        </ShareButton>
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {offer.dismiss}
        </Button>
      </div>
    </div>
  );
}
