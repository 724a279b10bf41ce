import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { CHALLENGE_TABS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { lazy, useRef, useState } from 'react';
import { socialChallengesTexts } from './texts.en';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { TabPanel, Tabs } from '../../kit/tabs';
import { TabSection } from '../../kit/tab-section';
import { challengesOf, type ChallengeTab, useSocialChallenges } from '../shares/challenge-queries';
import { offeredChallenge } from '../shares/offered-challenge';
import { Skeleton } from '../../kit/skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { challengeContent, ShareButton } from '../shares';
import { Icon } from '../../kit/icon';
import { loadCode } from '../../kernel/hydration/not-loaded';
import { OnceWanted } from '../../kernel/hydration/once-wanted';
import { useNow } from '../../kit/use-now';
import { ChallengeCard } from './shop/challenge-card';
import { Dhow } from '../../kit/art/dhow';

const CreateChallengeDialog = lazy(async () => ({
  default: (await loadCode(() => import('./shop/create/create-challenge-dialog'))).CreateChallengeDialog,
}));

/** Social eco-challenges in three tabs, and the way to set one (spec document 2, section 2). */
export function SocialChallenges() {
  const text = socialChallengesTexts;
  const [tab, setTab] = useState<ChallengeTab>('active');
  const [created, setCreated] = useState<SocialChallenge>();
  const list = useRef<HTMLDivElement>(null);
  const { data, isPending, isFetching, refetch } = useSocialChallenges();
  return (
    <TabSection
      title={text.title}
      lead={text.lead}
      action={
        <CreateButton
          onCreated={(challenge) => {
            setCreated(challenge);
            setTab('active');
          }}
        />
      }
    >
      {created && (
        <ShareOffer
          challenge={created}
          onDismiss={() => {
            setCreated(undefined);
            list.current?.focus();
          }}
        />
      )}
      <div ref={list} tabIndex={-1} className="outline-none">
        <Tabs
          label={text.tabsLabel}
          tabs={CHALLENGE_TABS.map((value) => ({ value, label: text.tabs[value] }))}
          value={tab}
          onChange={setTab}
        >
          <TabPanel value={tab}>
            {isPending ? (
              <ChallengeSkeleton />
            ) : data ? (
              <ChallengeList tab={tab} challenges={data} />
            ) : (
              <EmptyState
                title={text.unavailable.title}
                description={text.unavailable.description}
                action={
                  <Button
                    variant="secondary"
                    aria-busy={isFetching}
                    onClick={() =>
                      void refetch().then(({ isSuccess }) =>
                        isSuccess && list.current?.focus()
                      )}
                  >
                    {text.unavailable.retry}
                  </Button>
                }
              />
            )}
          </TabPanel>
        </Tabs>
      </div>
    </TabSection>
  );
}

/** Holds the place of four challenges. */
function ChallengeSkeleton() {
  return (
    <div aria-busy className="grid gap-5 md:grid-cols-2">
      <VisuallyHidden>{socialChallengesTexts.loading}</VisuallyHidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-100 rounded-lg" />
      ))}
    </div>
  );
}

/** Offers to share a challenge that the visitor has just set. */
function ShareOffer({ challenge, onDismiss }: { challenge: SocialChallenge; onDismiss: () => void }) {
  const { offer } = socialChallengesTexts;
  return (
    <div className="mb-5 flex animate-rise flex-wrap items-center justify-between gap-3 rounded-lg bg-sand-soft px-5 py-4">
      <p className="min-w-0 font-medium wrap-anywhere">{offer.text(challenge.title)}</p>
      <div className="flex flex-wrap gap-2">
        <ShareButton content={challengeContent(challenge)} variant="primary">
          {offer.share}
        </ShareButton>
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {offer.dismiss}
        </Button>
      </div>
    </div>
  );
}

/** Opens the dialog that sets a challenge; its code comes when it is first needed, and a draft outlives closing it. */
function CreateButton({ onCreated }: { onCreated: (challenge: SocialChallenge | undefined) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        {socialChallengesTexts.create}
      </Button>
      <OnceWanted wanted={isOpen} onFailed={() => setOpen(false)}>
        <CreateChallengeDialog open={isOpen} onOpenChange={setOpen} onCreated={onCreated} />
      </OnceWanted>
    </>
  );
}

/** The challenges of one tab, or what to do where there are none. */
function ChallengeList({ tab, challenges }: { tab: ChallengeTab; challenges: readonly SocialChallenge[] }) {
  const now = useNow();
  const shown = challengesOf(tab, challenges).map(offeredChallenge);
  if (shown.length === 0) {
    const { title, description } = socialChallengesTexts.empty[tab];
    return <EmptyState title={title} description={description} art={<EmptyArt />} />;
  }
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {shown.map((challenge) => (
        <li key={challenge.id} className="min-w-0">
          <ChallengeCard challenge={challenge} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** A dhow on a quiet sea: nobody has set out yet. */
function EmptyArt() {
  return (
    <svg viewBox="0 0 220 150" className="h-36 w-auto" fill="none">
      <circle cx="150" cy="58" r="42" fill="var(--color-sun)" opacity="0.7" />
      <Dhow sail="var(--color-sea-light)" transform="translate(44 8)" />
      <path fill="var(--color-spot-soft)" d="M0 124c28 0 28-8 55-8s28 8 55 8 28-8 55-8 28 8 55 8v26H0z" />
      <path fill="var(--color-spot)" d="M0 136c28 0 28-6 55-6s28 6 55 6 28-6 55-6 28 6 55 6v14H0z" />
    </svg>
  );
}
