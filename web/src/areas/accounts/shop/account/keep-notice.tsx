import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { useMe } from '../../../heroes/use-me';
import { useMyAccount } from './use-my-account';

/** Says, while nothing but this browser leads to the hero, that it can be kept. */
export function KeepNotice({ onKeep }: { onKeep: () => void }) {
  const { data: account } = useMyAccount();
  const { data: me } = useMe();
  const { notice } = accountsTexts;
  if (!account || account.accountId) return null;
  const { title, text, action } = me?.email ? notice.unconfirmed : notice.unknown;
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-sand-soft p-4 text-sm"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-muted">{text}</p>
      </div>
      <Button size="small" variant="secondary" onClick={onKeep}>
        {action}
      </Button>
    </section>
  );
}
