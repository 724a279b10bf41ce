import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { socialChallengesTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import type { ChallengeStanding } from './standing-of';
import { useJoinChallenge } from './use-join-challenge';

/** Looks disabled but keeps the focus: joining, or somebody else's taking the last place, must not drop it. */
const closed =
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-ink-muted aria-disabled:hover:border-line aria-disabled:hover:bg-line';

/** The way into a challenge, and once that is closed the reason. */
export function JoinButton({ challenge, standing }: { challenge: SocialChallenge; standing: ChallengeStanding }) {
  const text = socialChallengesTexts;
  const join = useJoinChallenge(challenge.id);
  const isOpen = standing === 'open';
  return (
    <Button
      size="small"
      aria-disabled={!isOpen || join.isPending}
      aria-busy={join.isPending}
      onClick={isOpen && !join.isPending ? () => join.mutate() : undefined}
      className={isOpen ? undefined : closed}
    >
      {(standing === 'joined' || standing === 'completed') && <Icon name="check" />}
      {join.isPending ? text.joining : text.join[standing]}
      <VisuallyHidden>: {challenge.title}</VisuallyHidden>
    </Button>
  );
}
