import type { ModerationReason } from '@planet-heroes/contracts/areas/heroes/moderation';
import { CONTACT } from '../../../kernel/config/contact';
import { messages } from '../../../kernel/i18n/messages';

/** In the place of the visitor's own row where support does not show it: why, and how to reach us. */
export function HiddenNote({ reason }: { reason: ModerationReason }) {
  const { hidden } = messages.leaderboard;
  return (
    <section aria-label={hidden.title} className="border-t-2 border-accent bg-accent-soft px-4 py-2.5 text-sm sm:px-6">
      <h2 className="font-semibold">{hidden.title}</h2>
      <p className="mt-0.5">{messages.notifications.subjects.support.reasons[reason]} {hidden.stays}</p>
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
