import { useState } from 'react';
import { celebrationTexts } from '../texts.en';
import { joinLink, newReferralCode } from '../../shares/referral-code';
import { shareOrCopy } from '../../shares/share-or-copy';
import { Button } from '../../../kit/button';

/** Shares the moment with a link to join; where the link was copied, it says so (spec document 1, section 7). */
export function ShareCelebration({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const [link] = useState(() => joinLink(newReferralCode()));
  const words = celebrationTexts;
  return (
    <>
      <p role="status" className={copied ? 'basis-full text-sm text-positive' : 'sr-only'}>
        {copied && words.copied}
      </p>
      <Button
        variant="secondary"
        onClick={async () => setCopied((await shareOrCopy({ title: words.shareTitle, text, url: link })) === 'copied')}
      >
        {words.share}
      </Button>
    </>
  );
}
