import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReferralsAnswer } from '@planet-heroes/contracts/areas/shares/schemas';
import { formatAed } from '../../../../kernel/i18n/format-money';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { EmptyState } from '../../../../kit/empty-state';
import { Button } from '../../../../kit/button';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { Card } from '../../../../kit/card';
import { Icon } from '../../../../kit/icon';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { Badge } from '../../../../kit/badge';
import { Heading } from '../../../../kit/heading';
import { JoinFirst } from '../../../heroes/join-first';
import { useMe } from '../../../heroes/use-me';
import { referralTexts } from '../../texts-referral.en';
import { joinLink } from '../../sharing';
import { myReferralsQuery, Vouchers } from '../../vouchers';
import { shareInvitation } from './share-invitation';

/** The visitor's own code and link, the share button, and the friends whom they brought. */
export function ReferralPanel() {
  const { data: me } = useMe(); // Keeps the hero's room open: what friends do arrives by it.
  const text = referralTexts;
  const { data, isPending, refetch } = useQuery(myReferralsQuery);
  if (isPending) {
    return (
      <div aria-busy className="grid gap-6">
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Skeleton className="h-64 rounded-lg sm:h-44" />
        <Skeleton className="h-24 rounded-lg" />
      </div>
    );
  }
  // The demo hero is everybody's: a friend who comes by its code would count for no visitor.
  if (data === null || me?.isDemo) return <JoinFirst text={commonTexts.joinFirst.code} />;
  if (!data) {
    return (
      <EmptyState
        title={text.failed.title}
        description={text.failed.description}
        action={<Button variant="secondary" onClick={() => refetch()}>{text.failed.retry}</Button>}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-ink-muted">
        {text.lead(formatWhole(JOIN_BONUS.referredFriend), formatAed(REFERRAL_VOUCHER_AED))}
      </p>
      <CodeCard code={data.referralCode} />
      <Vouchers />
      <FriendList answer={data} />
    </div>
  );
}

/** The code, the link that carries it, and the button that sends a link on its way. */
function CodeCard({ code }: { code: string }) {
  const { code: codeLabel, link, share } = referralTexts;
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await shareInvitation('invitation').finally(() => setBusy(false));
  };
  return (
    <Card tone="sand" className="grid gap-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <dl className="grid min-w-0 gap-3">
        <div>
          <dt className="text-sm text-ink-muted">{codeLabel}</dt>
          <dd className="font-display text-2xl font-medium tracking-wide lining-nums select-all">{code}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-ink-muted">{link}</dt>
          <dd className="text-sm break-all select-all">{joinLink(code)}</dd>
        </div>
      </dl>
      <Button onClick={press} aria-busy={isBusy || undefined}>
        <Icon name="share" />
        {share}
      </Button>
    </Card>
  );
}

/** The friends whom the visitor brought: joined, or traded already. */
function FriendList({ answer }: { answer: ReferralsAnswer }) {
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
