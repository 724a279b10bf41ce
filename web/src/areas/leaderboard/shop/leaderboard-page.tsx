import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { type ReactNode, useId, useState } from 'react';
import { TitleRow } from '../../../kernel/live/title-row';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { JoinButton, JoinSteps, useOwnProfile } from '../../accounts/joining';
import { leaderboardTexts } from '../texts.en';
import { AfterAYear, AfterAYearLink } from './after-a-year';
import { AroundYou } from './around-you';
import { BadgeLegend } from './badge-chips';
import { LeaderboardBoard } from '../leaderboard-board';
import { Podium } from './podium';
import { PodiumArt } from '../podium-art';

/**
 * The leaderboard screen (spec document 1, section 2, Leaderboard). The board is in the first screen; the podium stands
 * beside it where there is room, and who is around the visitor beside or below it.
 */
export function LeaderboardPage() {
  const { title, introduction } = leaderboardTexts;
  return (
    <>
      <TitleRow live title={title} lead={introduction} art={<PodiumArt />} />
      <div className="page-width grid gap-4 pt-3 pb-16 sm:pt-4 sm:pb-24">
        <JoinExplainer />
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <LeaderboardBoard limit={LEADERBOARD_LIMIT.page} hasAround />
            <BadgeLegend />
          </div>
          <aside className="grid gap-4 xl:sticky xl:top-[calc(var(--header-height)+1rem)]">
            <div className="max-xl:hidden">
              <Podium />
            </div>
            <AroundYou />
            <AfterAYearLink className="justify-self-start text-sm" />
          </aside>
        </div>
      </div>
      <AfterAYear />
    </>
  );
}

/**
 * What joining is worth, before any trade (spec document 1, section 2, Leaderboard); what is left of it for who has
 * joined.
 */
function JoinExplainer() {
  const { hasJoined, me } = useOwnProfile();
  return hasJoined && me ? <OwnSteps me={me} /> : <Invitation />;
}

function OwnSteps({ me }: { me: HeroProfile }) {
  const { own } = leaderboardTexts.join;
  if (!me.profileComplete) {
    return (
      <Explainer title={own.title} description={own.open}>
        <JoinSteps me={me} />
      </Explainer>
    );
  }
  const [next, to] = me.referralCount > 0 ? [own.done, '/collect'] : [own.friend, '/collect#invite'];
  const action = <ButtonLink to={to} size="small" className="lg:order-last">{next.link}</ButtonLink>;
  return (
    <Explainer title={next.title} description={next.text} action={action}>
      <JoinSteps me={me} />
    </Explainer>
  );
}

function Invitation() {
  const { join } = leaderboardTexts;
  const steps = [
    { figure: join.points(formatWhole(JOIN_BONUS.joining)), text: join.steps.joining },
    { figure: join.points(formatWhole(JOIN_BONUS.profileComplete)), text: join.steps.profile },
    { figure: join.points(formatWhole(JOIN_BONUS.referredFriend)), text: join.steps.friend },
    { figure: join.atLeast(formatWhole(JOIN_BONUS.total)), text: join.steps.total },
  ];
  return (
    <Explainer title={join.title} description={join.description}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2 lg:flex lg:gap-x-6">
        {steps.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="text-xs leading-tight text-ink-muted">{text}</dt>
            <dd className="font-display text-lg leading-tight font-semibold lining-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Explainer>
  );
}

interface ExplainerProps {
  title: string;
  description: string;
  /** Instead of the way to joining or to the profile. */
  action?: ReactNode;
  children: ReactNode;
}

/** One line: on narrow screens what is in it opens below. */
function Explainer({ title, description, action, children }: ExplainerProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      data-tip="leaderboard"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-lg bg-sand-soft px-4 py-2 sm:px-6 lg:flex lg:min-h-16 lg:justify-between lg:gap-x-6"
    >
      <div className="min-w-0">
        <h2 className="font-display text-base leading-tight font-semibold sm:text-lg">{title}</h2>
        <p className="hidden text-xs text-ink-muted lg:block">{description}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-my-0.5 flex min-h-6 cursor-pointer items-center gap-1 text-xs font-semibold text-accent hover:text-accent-strong lg:hidden"
        >
          {leaderboardTexts.join.details}
          <Icon name="chevron" className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
        </button>
      </div>
      {action ?? <JoinButton size="small" className="lg:order-last" />}
      <div
        id={id}
        className={classNames('col-span-2 pt-2 pb-1.5 lg:block lg:p-0', isOpen ? 'block' : 'hidden')}
      >
        <p className="mb-2 text-xs text-ink-muted lg:hidden">
          {description} <AfterAYearLink />
        </p>
        {children}
      </div>
    </section>
  );
}
