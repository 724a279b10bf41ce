import type { HidingReason, ModerationReason } from '@planet-heroes/contracts/areas/heroes/moderation';
import { useQuery } from '@tanstack/react-query';
import { CONTACT } from '../../../kernel/config/contact';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { useLiveStore } from '../../../kernel/live/live-store';
import { Button } from '../../../kit/button';
import { JoinFirst } from '../../heroes/join-first';
import { openJoining } from '../../heroes/joining-store';
import { meQuery } from '../../heroes/own-queries';
import { useHeroRoom } from '../../heroes/use-hero-room';
import { notificationsTexts } from '../../notifications/texts.en';
import { leaderboardTexts } from '../texts.en';

/**
 * Shown instead of the visitor's own row where it is on no board: why, and what only the visitor sees. A guest has no
 * reason, and can join.
 */
export function HiddenNote({ reason }: { reason: HidingReason | undefined }) {
  const { hidden } = leaderboardTexts;
  if (!reason) {
    return (
      <div className="border-t border-line bg-accent-soft px-4 py-2.5 text-sm sm:px-6">
        <OwnFigures />
        <JoinFirst text={commonTexts.joinFirst.board} className="justify-between" />
      </div>
    );
  }
  return (
    <section
      aria-label={hidden.title}
      data-sticky-foot
      className="sticky bottom-0 z-10 border-t-2 border-accent bg-accent-soft px-4 py-2.5 text-sm sm:px-6 [@media(max-height:32rem)]:static"
    >
      <h2 className="font-semibold">{hidden.title}</h2>
      <OwnFigures />
      {reason === 'own-choice' ? <WayBack /> : <SupportsReason reason={reason} />}
    </section>
  );
}

function OwnFigures() {
  const { hidden } = leaderboardTexts;
  const { data: me } = useQuery(meQuery);
  // Without a live connection the public call would be asked, which does not know of the hero.
  const isPolling = useLiveStore(({ status }) => status === 'polling');
  const rank = useHeroRoom(isPolling ? undefined : me?.id)?.standing.rank;
  if (!me?.score) return null;
  const points = formatWhole(me.score);
  return <p className="mt-0.5">{rank ? hidden.place(formatWhole(rank), points) : hidden.points(points)}</p>;
}

function WayBack() {
  return (
    <Button size="small" variant="secondary" aria-haspopup="dialog" className="my-1.5" onClick={openJoining}>
      {leaderboardTexts.hidden.change}
    </Button>
  );
}

function SupportsReason({ reason }: { reason: ModerationReason }) {
  const { hidden } = leaderboardTexts;
  return (
    <>
      <p className="mt-0.5">{notificationsTexts.subjects.support.reasons[reason]} {hidden.stays}</p>
      <p className="mt-0.5">
        {hidden.reachUs}{' '}
        <a
          className="font-semibold text-accent underline underline-offset-3 [overflow-wrap:anywhere]"
          href={`mailto:${CONTACT.email}`}
        >
          <bdi>{CONTACT.email}</bdi>
        </a>
      </p>
    </>
  );
}
