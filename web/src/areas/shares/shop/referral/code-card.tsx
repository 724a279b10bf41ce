import { useState } from 'react';
import { referralTexts } from '../../texts-referral.en';
import { joinLink } from '../../referral-code';
import { Button } from '../../../../kit/button';
import { Card } from '../../../../kit/card';
import { Icon } from '../../../../kit/icon';
import { shareInvitation } from './share-invitation';

/** The code, the link that carries it, and the button that sends a link on its way. */
export function CodeCard({ code }: { code: string }) {
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
