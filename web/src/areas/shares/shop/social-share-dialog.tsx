import { useState } from 'react';
import { socialShareTexts } from '../texts.en';
import { Dialog } from '../../../kit/dialog';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { ChallengesToShare } from './challenges-to-share';
import { type ShareContent, shareTextOf } from './share-content';
import { ShareTargetsGrid } from './share-targets-grid';
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
