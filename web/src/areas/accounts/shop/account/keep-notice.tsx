import { useState } from 'react';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { useJoiningStore } from '../../../heroes/joining-store';
import { useMe } from '../../../heroes/use-me';
import { requestCode } from '../sign-in/email-step';
import { awaitCode } from '../sign-in/sent-code';
import { useMyAccount } from './use-my-account';

/** Says, while nothing but this browser leads to the hero, that it can be kept. A known address is sent its code. */
export function KeepNotice({ onKeep }: { onKeep: () => void }) {
  const { data: account } = useMyAccount();
  const { data: me } = useMe();
  const isForSponsorship = useJoiningStore((state) => state.isForSponsorship);
  const [isSending, setSending] = useState(false);
  const { notice, email: { busy } } = accountsTexts;
  if (!account || account.accountId) return null;
  const { action } = me?.email ? notice.unconfirmed : isForSponsorship ? notice.sponsor : notice.unknown;
  const { title, text } = isForSponsorship ? notice.sponsor : me?.email ? notice.unconfirmed : notice.unknown;
  const keep = async (): Promise<void> => {
    if (me?.email) {
      setSending(true);
      try {
        awaitCode(await requestCode(me.email));
      } catch (error) {
        toastFailure(error);
      }
    }
    onKeep();
  };
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sand-soft p-4 text-sm"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-muted">{text}</p>
      </div>
      <Button size="small" variant="secondary" busy={isSending} onClick={() => void keep()}>
        {isSending ? busy : action}
      </Button>
    </section>
  );
}
