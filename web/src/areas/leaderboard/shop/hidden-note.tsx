import type { ModerationReason } from '@planet-heroes/contracts/areas/heroes/moderation';
import { CONTACT } from '../../../kernel/config/contact';
import { notificationsTexts } from '../../notifications/texts.en';
import { leaderboardTexts } from '../texts.en';

/** Shown instead of the visitor's own row where support hides it: the reason, and how to reach us. */
export function HiddenNote({ reason }: { reason: ModerationReason }) {
  const { hidden } = leaderboardTexts;
  return (
    <section aria-label={hidden.title} className="border-t-2 border-accent bg-accent-soft px-4 py-2.5 text-sm sm:px-6">
      <h2 className="font-semibold">{hidden.title}</h2>
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
    </section>
  );
}
