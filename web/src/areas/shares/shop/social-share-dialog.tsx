import { useState } from 'react';
import { SHARE_DEFAULTS } from '@planet-heroes/contracts/areas/shares/catalogue';
import { Dialog } from '../../../kit/dialog';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { Button } from '../../../kit/button';
import { Skeleton } from '../../../kit/skeleton';
import { socialShareTexts } from '../texts.en';
import { challengesOf, useSocialChallenges } from '../challenge-queries';
import { offeredChallenge } from '../offered-challenge';
import { challengeContent, type ShareContent, shareTextOf } from './share-content';
import { SHARE_TARGETS, type ShareTarget, TARGET_MARKS } from './share-targets';
import { useShare } from './use-share';

interface SocialShareDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  content: ShareContent;
}

type ShareTab = 'share' | 'challenges';

/**
 * Shares an achievement, a trade, a milestone or a challenge with the world (spec document 2, section 2, Social share
 * dialog).
 */
export function SocialShareDialog({ open, onOpenChange, content }: SocialShareDialogProps) {
  const text = socialShareTexts;
  const [tab, setTab] = useState<ShareTab>('share');
  const share = useShare();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text.title} description={text.description}>
      <Tabs
        label={text.tabsLabel}
        tabs={[
          { value: 'share', label: text.tabs.share },
          { value: 'challenges', label: text.tabs.challenges },
        ]}
        value={tab}
        onChange={setTab}
      >
        <TabPanel value="share" className="grid gap-5">
          <figure className="rounded-md bg-sand-soft p-4 sm:p-5">
            <figcaption className="text-xs font-semibold text-ink-muted">{text.preview}</figcaption>
            <blockquote className="mt-2 text-lg">{shareTextOf(content)}</blockquote>
            <p className="mt-3 text-xs text-ink-muted">{text.previewNote}</p>
          </figure>
          <ShareTargetsGrid onShare={(target) => void share(content, target)} />
        </TabPanel>
        <TabPanel value="challenges">
          <ChallengesToShare onShare={(challenge) => void share(challenge, 'whatsapp')} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

/** The six ways to share (spec document 2, section 2). */
function ShareTargetsGrid({ onShare }: { onShare: (target: ShareTarget) => void }) {
  const { targets, targetsLabel, opensNewWindow } = socialShareTexts;
  return (
    <ul aria-label={targetsLabel} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {SHARE_TARGETS.map((target) => (
        <li key={target}>
          <button
            type="button"
            onClick={() => onShare(target)}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-start text-sm font-semibold transition-colors hover:border-accent hover:bg-accent-soft active:bg-accent-soft"
          >
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="size-6 shrink-0 text-accent"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={TARGET_MARKS[target]} />
            </svg>
            {targets[target]}
            {target !== 'instagram' && target !== 'native' && <VisuallyHidden>{opensNewWindow}</VisuallyHidden>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Up to three challenges that run right now, each with a button that shares it by WhatsApp (spec document 2, section
 * 2).
 */
function ChallengesToShare({ onShare }: { onShare: (content: ShareContent) => void }) {
  const text = socialShareTexts;
  const { data, isPending } = useSocialChallenges();
  if (isPending) return <Loading />;
  if (!data) return <p className="py-6 text-center text-ink-muted">{text.challengesFailed}</p>;
  const challenges = challengesOf('active', data).slice(0, SHARE_DEFAULTS.challengesShown).map(offeredChallenge);
  if (challenges.length === 0) return <p className="py-6 text-center text-ink-muted">{text.noChallenges}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">{text.challengesLead}</p>
      <ul className="grid gap-3">
        {challenges.map((challenge) => (
          <li
            key={challenge.id}
            className="grid gap-3 rounded-md border border-line bg-surface p-4 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="font-semibold">{challenge.title}</p>
              <p className="text-sm text-ink-muted">
                <span>{commonTexts.points(formatWhole(challenge.pointsReward))}</span>,{' '}
                <span>{commonTexts.heroesOf(
                  formatWhole(challenge.currentParticipants),
                  formatWhole(challenge.participantLimit),
                )}</span>
              </p>
            </div>
            <Button size="small" variant="secondary" onClick={() => onShare(challengeContent(challenge))}>
              {text.shareChallenge}
              <VisuallyHidden>
                {challenge.title} {text.viaWhatsApp} {text.opensNewWindow}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy className="grid gap-3">
      <VisuallyHidden>{socialShareTexts.loading}</VisuallyHidden>
      {Array.from({ length: SHARE_DEFAULTS.challengesShown }, (_, index) => (
        <Skeleton key={index} className="h-22" />
      ))}
    </div>
  );
}
