import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useState } from 'react';
import { joiningTexts } from '../../texts-joining.en';
import { accountsTexts } from '../../texts.en';
import { TabPanel, Tabs } from '../../../../kit/tabs';
import { AccountPanel } from '../account/account-panel';
import { KeepNotice } from '../account/keep-notice';
import { MergeOffer } from '../merge-offer';
import { useMyAccount } from '../account/use-my-account';
import { ReferralPanel } from '../../../shares';
import { BoardChoice } from './board-choice';
import { ProfileForm } from './profile-form';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { urlOf } from '@planet-heroes/contracts/kernel/calls/route';
import { buttonStyle } from '../../../../kit/button-style';
import { Heading } from '../../../../kit/heading';
import { LeaveHero } from './leave-hero';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { useHeroRoom } from '../../../heroes/use-hero-room';
import { useLiveStore } from '../../../../kernel/live/live-store';
import { LevelBadge } from '../../../heroes/level-badge';
import { PointsButton } from '../../../heroes';
import { JoinSteps } from './join-steps';
import { useJoiningStore } from '../../../heroes/joining-store';

const { tabs } = joiningTexts.profile;
const TABS = (['profile', 'friends', 'account', 'data'] as const).map((value) => ({
  value,
  get label() {
    return value === 'account' ? accountsTexts.panel.tab : tabs[value];
  },
}));
type Tab = (typeof TABS)[number]['value'];

/**
 * All that is a hero's own: points, what completes the profile, friends, how one comes back to it, and the data that is
 * kept.
 */
export function Profile({ me }: { me: HeroProfile }) {
  // Who was asked to sign in, and has joined already, gives an address there.
  const [tab, setTab] = useState<Tab>(() => (useJoiningStore.getState().isSigningIn ? 'account' : 'profile'));
  const { data: account } = useMyAccount();
  const [left, setLeft] = useState<string>();
  const other = account?.otherHero;
  // The form that earns points comes first then, and stays there when it has.
  const [isWelcome] = useState(() => useJoiningStore.getState().hasJustJoined && !me.profileComplete);
  const summary = <><ProfilePoints me={me} /><OwnBadges me={me} /></>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {other && other.mergePoints > 0 && other.id !== left && (
        <MergeOffer other={other} onLeave={() => setLeft(other.id)} />
      )}
      <Earned me={me} />
      <Tabs label={tabs.label} tabs={TABS} value={tab} onChange={setTab}>
        <TabPanel value="profile">
          <div className="grid gap-5">
            {!isWelcome && summary}
            <KeepNotice onKeep={() => setTab('account')} />
            <div>
              <ProfileForm me={me} />
              <BoardChoice me={me} />
            </div>
            {isWelcome && summary}
          </div>
        </TabPanel>
        <TabPanel value="friends">
          <ReferralPanel />
        </TabPanel>
        <TabPanel value="account">
          <AccountPanel />
        </TabPanel>
        <TabPanel value="data">
          <OwnData />
        </TabPanel>
      </Tabs>
    </div>
  );
}

/** The hero's right to all that is kept, and to have it removed. */
function OwnData() {
  const { export: text } = joiningTexts.data;
  return (
    <div className="grid gap-8">
      <section className="grid justify-items-start gap-3">
        <Heading level={3}>{text.title}</Heading>
        <p className="text-sm text-ink-muted">{text.description}</p>
        <a href={urlOf(HEROES_ROUTES.exportMe)} download className={buttonStyle('secondary')}>
          {text.download}
        </a>
      </section>
      <LeaveHero />
    </div>
  );
}

/** The hero's badges, each with the day on which it was awarded; nothing before the first. */
function OwnBadges({ me }: { me: HeroProfile }) {
  if (me.badges.length === 0) return null;
  const { badges: text } = joiningTexts.profile;
  const awardedAt = new Map(me.badgesAwarded.map(({ badge, awardedAt: at }) => [badge, at]));
  return (
    <section aria-label={text.label} className="grid gap-2 text-sm">
      <h3 className="font-semibold">{text.label}</h3>
      <ul className="flex flex-wrap gap-2">
        {me.badges.map((badge) => {
          const at = awardedAt.get(badge);
          return (
            <li key={badge} className="rounded-full bg-sand-soft px-3 py-1">
              <span className="font-semibold">{nameOf(badge)}</span>
              {at !== undefined && (
                <time dateTime={at} className="text-ink-muted">
                  {' '}
                  <span>{text.since(formatDay(at))}</span>
                </time>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What joining, or completing the profile right after, has brought. */
function Earned({ me }: { me: HeroProfile }) {
  const { points: text } = joiningTexts.profile;
  const hasJustJoined = useJoiningStore((state) => state.hasJustJoined);
  if (!hasJustJoined) return null;
  return (
    <p role="status" className="text-sm font-semibold text-accent-strong">
      {me.profileComplete
        ? text.completed(formatWhole(JOIN_BONUS.profileComplete))
        : text.joined(formatWhole(JOIN_BONUS.joining))}
    </p>
  );
}

/** The hero's points as they arrive, and the three steps to the first 150. */
function ProfilePoints({ me }: { me: HeroProfile }) {
  const { points: text } = joiningTexts.profile;
  const hasJustJoined = useJoiningStore((state) => state.hasJustJoined);
  const isLive = useLiveStore(({ status, isPaused }) => status !== 'polling' && !isPaused);
  const room = useHeroRoom(me.id);
  // A new hero's points are seen to arrive: the room brings them a moment after the hero is there.
  const isAwaited = hasJustJoined && isLive && !room;
  return (
    <section aria-label={text.label} className="grid gap-4 rounded-md bg-accent-soft p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-baseline gap-2">
          <PointsButton
            points={isAwaited ? 0 : me.availablePoints}
            className="font-display text-3xl font-medium"
          />
          <span>{text.unit}</span>
        </p>
        <LevelBadge level={me.level} />
      </div>
      <JoinSteps me={me} />
    </section>
  );
}
