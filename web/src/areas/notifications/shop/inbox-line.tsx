import type { InboxItem, InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';
import { pathOfSubject } from '@planet-heroes/contracts/areas/notifications/subject-path';
import { waitsForHero } from '@planet-heroes/contracts/areas/payouts/payout-states';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import { REFERRAL_VOUCHER_AED } from '@planet-heroes/contracts/areas/shop/plans';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { Link } from '../../../kernel/routing/link';
import { formatDay, formatTime } from '../../../kernel/i18n/format-date';
import { formatAed, formatAmount } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { notificationsTexts } from '../texts.en';
import type { ToldStep, ToldTransfer } from '../told';
import { offered } from '../../translations/offered-text';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { closeInbox } from './inbox-store';

const ICONS = {
  'trade-in-step': 'phone',
  'payout-step': 'shop',
  'friend-traded': 'person',
  'claim-state': 'gift',
  'challenge-ended': 'trophy',
  'sponsorship-decided': 'shield',
  'rank-lost': 'trophy',
  'support-notice': 'shield',
  'security-notice': 'shield',
} as const satisfies Record<InboxSubject['kind'], string>;

interface InboxLineProps {
  item: InboxItem;
  /** The lines above it, newer, the nearest last. */
  above: readonly InboxItem[];
  onRead: () => void;
}

/**
 * One line: what happened and when, under its day; it leads to the screen that shows it, and is read by that. What was
 * to be done then is not said where newer news of the same phone stands above it.
 */
export function InboxLine({ item, above, onRead }: InboxLineProps) {
  const day = formatDay(item.createdAt);
  const last = above.at(-1);
  const isUnread = item.readAt === null;
  const { title, body } = textOf(item, useIsMoneyTaken(item));
  const facts = factsOf(item);
  const path = pathOfSubject(item);
  const isOvertaken = isOfPhone(item) && above.some((newer) => isOfPhone(newer) && pathOfSubject(newer) === path);
  const text = notificationsTexts.inbox;
  return (
    <li>
      {(!last || formatDay(last.createdAt) !== day) && (
        <p className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-muted">{day}</p>
      )}
      <Link
        to={path}
        onClick={() => {
          if (isUnread) onRead();
          closeInbox();
        }}
        className={classNames(
          'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-md px-2 py-3 transition-colors hover:bg-accent-soft',
          isUnread && 'bg-band',
        )}
      >
        <span
          className={classNames(
            'mt-0.5 grid size-9 place-items-center rounded-full text-accent',
            isUnread ? 'bg-surface' : 'bg-band',
          )}
        >
          <Icon name={ICONS[item.kind]} />
        </span>
        <span className="min-w-0">
          <span className={classNames('block break-words', isUnread ? 'font-semibold' : 'text-ink-muted')}>
            {isUnread && <VisuallyHidden>{text.isUnread}</VisuallyHidden>}
            <span>{marked(title, facts)}</span>
          </span>
          {!isOvertaken && <span className="block text-sm text-ink-muted">{marked(body, facts)}</span>}
          <time dateTime={item.createdAt} className="mt-0.5 block text-xs text-ink-muted">
            {formatTime(item.createdAt)}
          </time>
        </span>
        <span aria-hidden className="grid content-between justify-items-center pt-2">
          <span className={classNames('size-2.5 rounded-full', isUnread && 'bg-accent')} />
          <Icon name="arrow" directional className="text-accent" />
        </span>
      </Link>
    </li>
  );
}

function isOfPhone({ kind }: InboxItem): boolean {
  return kind === 'trade-in-step' || kind === 'payout-step';
}

/** Whether the money that a line asks about has been taken meanwhile: taking credit sends nothing. */
function useIsMoneyTaken(item: InboxItem): boolean {
  const askedOf = item.kind === 'trade-in-step' && item.data.pay === 'undecided' ? item.data.tradeInId : undefined;
  const { data } = useQuery({ ...queryOptionsOf(PAYOUTS_ROUTES.readMoney), enabled: askedOf !== undefined });
  const payout = data?.payouts.find(({ tradeInId }) => tradeInId === askedOf);
  return payout !== undefined && !waitsForHero(payout.state);
}

/** A text in which the phone, the reward and the amounts stand out. */
function marked(text: string, [fact, ...others]: readonly string[]): ReactNode {
  if (fact === undefined) return text;
  return text.split(fact).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <strong className="font-bold text-ink">{fact}</strong>}
      <span>{marked(part, others)}</span>
    </Fragment>
  ));
}

function factsOf(subject: InboxSubject): string[] {
  if (subject.kind === 'trade-in-step') {
    const { device, price, offer, amount, fee } = stepOf(subject.data);
    return [device, price, offer, amount, fee].filter((fact) => fact !== undefined);
  }
  if (subject.kind === 'payout-step') return [subject.data.device, formatAmount(subject.data.amountFils)];
  if (subject.kind === 'friend-traded') return [formatAed(REFERRAL_VOUCHER_AED)];
  return subject.kind === 'claim-state' ? [offered(subject.data.reward)] : [];
}

/** What a line says, in the reader's language. */
function textOf(subject: InboxSubject, isMoneyTaken: boolean): { title: string; body: string } {
  const { subjects } = notificationsTexts;
  switch (subject.kind) {
    case 'trade-in-step':
      return subjects.tradeIn[subject.data.state]({
        ...stepOf(subject.data),
        ...(isMoneyTaken && { pay: undefined }),
      });
    case 'payout-step':
      return subjects.payout[subject.data.state](transferOf(subject.data));
    case 'friend-traded':
      return subject.data.isFriend
        ? subjects.invited(formatAed(REFERRAL_VOUCHER_AED))
        : subjects.friend(
          subject.data.points > 0 ? formatWhole(subject.data.points) : undefined,
          formatAed(REFERRAL_VOUCHER_AED),
        );
    case 'claim-state':
      return subjects.claim[subject.data.state](offered(subject.data.reward), !!subject.data.isDemo, subject.data.code);
    case 'challenge-ended': {
      const { state, title, points } = subject.data;
      return subjects.challenge[state](title ? offered(title) : subjects.ownChallenge, String(points));
    }
    case 'sponsorship-decided':
      return subjects.sponsorship[subject.data.state](offered(subject.data.mission));
    case 'support-notice':
      return noticeOf(subject.data);
    case 'security-notice':
      return subject.data.change === 'device'
        ? subjects.security.device(subject.data.device)
        : subjects.security[subject.data.change];
    case 'rank-lost':
      return subjects.rank(String(subject.data.to), String(subject.data.from));
  }
}

type DataOf<K extends InboxSubject['kind']> = Extract<InboxSubject, { kind: K }>['data'];

function stepOf(data: DataOf<'trade-in-step'>): ToldStep {
  const { device, valueFils, offerFils, points, payFils, feeFils, pay, account } = data;
  const { reasons = [], comesBack, isDemo } = data;
  const money = (fils: number | undefined) => (fils === undefined ? undefined : formatAmount(fils));
  return {
    device, pay, account, reasons, comesBack: comesBack ?? false, isDemo: isDemo ?? false,
    price: money(valueFils), offer: money(offerFils), amount: money(payFils), fee: money(feeFils),
    points: points === undefined ? undefined : formatWhole(points),
  };
}

function transferOf({ device, amountFils, account, reference, paidAt }: DataOf<'payout-step'>): ToldTransfer {
  return {
    device, account, reference, amount: formatAmount(amountFils), day: paidAt ? formatDay(paidAt) : undefined,
  };
}

/** What support did, and why. */
function noticeOf(data: Extract<InboxSubject, { kind: 'support-notice' }>['data']): { title: string; body: string } {
  const { support } = notificationsTexts.subjects;
  switch (data.change) {
    case 'renamed':
      return support.renamed(data.name, support.reasons[data.reason]);
    case 'hidden':
      return support.hidden(support.reasons[data.reason]);
    case 'shown':
      return support.shown;
    case 'challenge':
      return support.challenge(support.reasons[data.reason]);
    case 'message':
      return support.message(offered(data.mission), support.reasons[data.reason]);
    case 'points':
      return data.points > 0
        ? support.pointsAdded(String(data.points), support.corrections[data.reason])
        : support.pointsTaken(String(-data.points), support.corrections[data.reason]);
  }
}
