import { SIGN_IN } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../../kernel/api/ask';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { accountsTexts } from '../../texts.en';
import { AskFirst } from '../../../../kit/ask-first';
import { Heading } from '../../../../kit/heading';
import { toast } from '../../../../kit/toast/toast';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { useNow } from '../../../../kit/use-now';
import { arePasskeysOffered } from '../passkeys';
import { AddPasskey } from './add-passkey';
import { formatAgo } from './last-seen';
import { MY_ACCOUNT_KEY } from './use-my-account';

type Passkey = MyAccount['passkeys'][number];

/** The account's passkeys, and another one. The only way back cannot be removed. */
export function Passkeys({ account }: { account: MyAccount }) {
  const { passkeys: text } = accountsTexts;
  const { passkeys, email } = account;
  const isLast = passkeys.length === 1 && !email;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Heading level={3}>{text.title}</Heading>
      <p className="text-sm text-ink-muted">{text.description}</p>
      {passkeys.length > 0 && (
        <ul role="list" aria-label={text.title} className="grid gap-2">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} isLast={isLast} />
          ))}
        </ul>
      )}
      {!arePasskeysOffered()
        ? <p className="text-sm">{text.unsupported}</p>
        : passkeys.length >= SIGN_IN.passkeys
        ? <p className="text-sm">{text.limit(formatWhole(SIGN_IN.passkeys))}</p>
        : <AddPasskey account={account} />}
    </section>
  );
}

function Row({ passkey: { id, name, createdAt, lastUsedAt }, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { passkeys: text, devices } = accountsTexts;
  const queryClient = useQueryClient();
  const now = useNow();

  const remove = async (): Promise<boolean> => {
    try {
      await ask(ACCOUNTS_ROUTES.removePasskey, { params: { id } });
      toast({ title: text.removed(name) });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: MY_ACCOUNT_KEY });
    }
  };

  const used = lastUsedAt === null ? text.unused : text.used(formatAgo(lastUsedAt, now) ?? devices.justNow);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line p-3">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]"><bdi translate="no">{name}</bdi></p>
        <p className="text-xs text-ink-muted">
          {text.since(formatDay(createdAt))}{commonTexts.separator}{used}
        </p>
        {isLast && <p className="mt-1 text-sm">{text.last}</p>}
      </div>
      {!isLast && (
        <AskFirst
          size="small"
          start={text.remove}
          label={text.removeWhich(name)}
          question={text.question(name)}
          keep={text.keep}
          confirm={text.confirm}
          busy={text.busy}
          onConfirm={remove}
        />
      )}
    </li>
  );
}
