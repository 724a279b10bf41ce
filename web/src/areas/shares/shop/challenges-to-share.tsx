import { SHARE_DEFAULTS } from '@planet-heroes/contracts/areas/shares/catalogue';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { socialShareTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { challengesOf } from '../challenges-of';
import { useSocialChallenges } from '../use-social-challenges';
import { challengeContent } from './challenge-content';
import type { ShareContent } from './share-content';

/**
 * Up to three challenges that run right now, each with a button that shares it by WhatsApp (spec document 2, section
 * 2).
 */
export function ChallengesToShare({ onShare }: { onShare: (content: ShareContent) => void }) {
  const text = socialShareTexts;
  const { data, isPending } = useSocialChallenges();
  if (isPending) return <Loading />;
  if (!data) return <p className="py-6 text-center text-ink-muted">{text.challengesFailed}</p>;
  const challenges = challengesOf('active', data).slice(0, SHARE_DEFAULTS.challengesShown);
  if (challenges.length === 0) return <p className="py-6 text-center text-ink-muted">{text.noChallenges}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">{text.challengesLead}</p>
      <ul className="grid gap-3">
        {challenges.map((challenge) => (
          <li
            key={challenge.id}
            className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="font-semibold">{challenge.title}</p>
              <p className="text-sm text-ink-muted">
                {commonTexts.points(formatWhole(challenge.pointsReward))},{' '}
                {commonTexts.heroesOf(
                  formatWhole(challenge.currentParticipants),
                  formatWhole(challenge.participantLimit),
                )}
              </p>
            </div>
            <Button size="small" variant="secondary" onClick={() => onShare(challengeContent(challenge))}>
              {text.shareChallenge}
              <VisuallyHidden>
                {challenge.title} {text.viaWhatsApp} {text.opensNewWindow}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-3">
      <VisuallyHidden>{socialShareTexts.loading}</VisuallyHidden>
      {Array.from({ length: SHARE_DEFAULTS.challengesShown }, (_, index) => (
        <Skeleton key={index} className="h-22" />
      ))}
    </div>
  );
}
