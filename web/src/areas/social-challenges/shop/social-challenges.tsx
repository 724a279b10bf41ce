import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { CHALLENGE_TABS } from '@planet-heroes/contracts/areas/social-challenges/catalogue';
import { useRef, useState } from 'react';
import { socialChallengesTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { EmptyState } from '../../../kit/empty-state';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { TabSection } from '../../../kit/tab-section';
import { ChallengeList } from './challenge-list';
import { ChallengeSkeleton } from './challenge-skeleton';
import type { ChallengeTab } from '../../shares/challenges-of';
import { CreateButton } from './create/create-button';
import { ShareOffer } from './share-offer';
import { useSocialChallenges } from '../../shares/use-social-challenges';

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
