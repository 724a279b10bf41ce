import type { ReferralsAnswer } from '@planet-heroes/contracts/areas/shares/schemas';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { referralTexts } from '../../texts-referral.en';
import { Badge } from '../../../../kit/badge';
import { Heading } from '../../../../kit/heading';

/** The friends whom the visitor brought: joined, or traded already. */
export function FriendList({ answer }: { answer: ReferralsAnswer }) {
  const { friends: text } = referralTexts;
  const { friends, friendsJoined, friendsTraded, points } = answer;
  return (
    <section aria-label={text.title} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={3}>{text.title}</Heading>
        {friendsJoined > 0 && (
          <p className="text-sm text-ink-muted">
            {text.summary(friendsJoined, friendsTraded, formatWhole(points))}
          </p>
        )}
      </div>
      {friends.length === 0
        ? <p className="rounded-md border border-dashed border-line-strong p-5 text-ink-muted">{text.empty}</p>
        : (
          <ul className="divide-y divide-line rounded-md border border-line">
            {friends.map((friend, index) => (
              <li
                key={`${friend.joinedAt} ${index}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
              >
                <span className="min-w-0">
                  <span dir="auto" className="block w-fit max-w-full truncate font-semibold">{friend.name}</span>
                  <span className="block text-xs text-ink-muted">
                    {friend.tradedAt
                      ? text.tradedOn(formatDay(friend.tradedAt))
                      : text.joinedOn(formatDay(friend.joinedAt))}
                  </span>
                </span>
                <span className="flex items-center gap-3">
                  {friend.points > 0 && (
                    <span className="font-semibold tabular-nums">{text.earned(formatWhole(friend.points))}</span>
                  )}
                  <Badge tone={friend.state === 'traded' ? 'positive' : 'neutral'}>{text.states[friend.state]}</Badge>
                </span>
              </li>
            ))}
          </ul>
        )}
    </section>
  );
}
