import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { dubaiRewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { useJoinChallenge } from './use-join-challenge';

interface JoinButtonProps {
  challengeId: string;
  describedBy: string;
  own: DubaiParticipation | undefined;
}

/** Joins, and then says that one has joined: it stays where it is, so that focus is never lost. */
export function JoinButton({ challengeId, describedBy, own }: JoinButtonProps) {
  const text = dubaiRewardsTexts.challenge;
  const { mutate, isPending } = useJoinChallenge(challengeId);
  const words = { active: text.joined, completed: text.completed, expired: text.ended };
  return (
    <Button
      aria-describedby={describedBy}
      aria-disabled={isPending || own !== undefined}
      aria-busy={isPending}
      onClick={isPending || own ? undefined : () => mutate()}
      className="w-full"
    >
      {own && own.status !== 'expired' && <Icon name="check" />}
      {isPending ? text.joining : own ? words[own.status] : text.join}
    </Button>
  );
}
