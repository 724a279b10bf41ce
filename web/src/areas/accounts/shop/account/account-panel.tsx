import type { Device, MyAccount, SignedIn } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { Button } from '../../../../kit/button';
import { EmptyState } from '../../../../kit/empty-state';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { ask } from '../../../../kernel/api/ask';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { formatAgo } from '../../../../kernel/i18n/format-words';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { Badge } from '../../../../kit/badge';
import { toast } from '../../../../kit/toast/toast';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { useNow } from '../../../../kit/use-now';
import { closeJoining, useJoiningStore } from '../../../heroes/joining-store';
import { accountsTexts } from '../../texts.en';
import { enter } from '../sign-in/enter';
import { sendWaiting } from '../joining/send-waiting';
import { SignIn } from '../sign-in/sign-in';
import { Passkeys } from './passkeys-section';
import { SignOutEverywhere, SignOutHere } from './sign-out';
import { MY_ACCOUNT_KEY, useMyAccount } from './use-my-account';

/** How the hero's person comes back, where they are signed in, and the ways out. */
export function AccountPanel() {
  const { data: account, isPending, refetch } = useMyAccount();
  const { panel } = accountsTexts;
  if (account) return <Account account={account} />;
  if (isPending) {
    return (
      <div aria-busy className="grid gap-4">
        <VisuallyHidden>{panel.loading}</VisuallyHidden>
        <Skeleton className="h-20" />
        <Skeleton className="h-32" />
      </div>
    );
  }
  return (
    <EmptyState
      title={panel.failed.title}
      description={panel.failed.description}
      action={<Button variant="secondary" onClick={() => void refetch()}>{panel.failed.retry}</Button>}
    />
  );
}

function Account({ account }: { account: MyAccount }) {
  const { panel, notice } = accountsTexts;
  const isKept = account.accountId !== null;
  const isForSponsorship = useJoiningStore((state) => state.isForSponsorship) && !account.email;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {(!isKept || isForSponsorship) && (
        <section className="grid gap-2">
          <Heading level={3}>{isForSponsorship ? notice.sponsor.title : panel.keep}</Heading>
          <p className="text-sm text-ink-muted">{isForSponsorship ? notice.sponsor.text : notice.unknown.text}</p>
        </section>
      )}
      <Email email={account.email} isKept={isKept} />
      <Passkeys account={account} />
      <DeviceList devices={account.devices} />
      <section className="flex flex-wrap gap-3 border-t border-line pt-6">
        <SignOutHere account={account} />
        {account.devices.length > 1 && <SignOutEverywhere />}
      </section>
    </div>
  );
}

/** The address that codes are sent to; one is added by proving it. */
function Email({ email, isKept }: { email: string | null; isKept: boolean }) {
  const { panel } = accountsTexts;
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const before = useRef(email);
  // The field that was typed in is gone: focus goes on to what came of it.
  useEffect(() => {
    if (email && !before.current) heading.current?.focus();
    before.current = email;
  }, [email]);
  const added = async (signedIn: SignedIn): Promise<void> => {
    const { isForAddress, isForSponsorship } = useJoiningStore.getState();
    await enter(queryClient, signedIn, isForSponsorship);
    if (isForAddress || isForSponsorship) closeJoining();
    sendWaiting();
  };
  return (
    <section className="grid gap-3">
      <Heading ref={heading} tabIndex={-1} level={3} className="outline-none">{panel.email}</Heading>
      {email ? (
        <div>
          <p className="font-semibold [overflow-wrap:anywhere]"><bdi dir="ltr">{email}</bdi></p>
          <p className="text-sm text-ink-muted">{panel.way}</p>
        </div>
      ) : isKept && !isAdding ? (
        <>
          <p className="text-sm text-ink-muted">{panel.noEmail}</p>
          <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
            {panel.addEmail}
          </Button>
        </>
      ) : (
        <SignIn isKeeping onSignedIn={added} />
      )}
    </section>
  );
}

/** The browsers that are signed in; every other one can be signed out from here. */
function DeviceList({ devices }: { devices: readonly Device[] }) {
  const { devices: text } = accountsTexts;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Heading ref={heading} tabIndex={-1} level={3} className="outline-none">{text.title}</Heading>
      <ul role="list" aria-label={text.title} className="grid gap-2">
        {devices.map((device) => (
          <Row key={device.id} device={device} onEnded={() => heading.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

/** `onEnded`: the row is about to go, and its button with it. */
function Row({ device: { id, device, isThis, createdAt, lastSeenAt }, onEnded }: {
  device: Device;
  onEnded: () => void;
}) {
  const { devices: text } = accountsTexts;
  const queryClient = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const ago = formatAgo(lastSeenAt, useNow());

  const end = async (): Promise<void> => {
    if (isEnding) return;
    setEnding(true);
    try {
      await ask(ACCOUNTS_ROUTES.endSession, { params: { id } });
      toast({ title: text.ended(device), description: text.endedDescription });
      onEnded();
    } catch (error) {
      setEnding(false);
      toastFailure(error);
    }
    await queryClient.invalidateQueries({ queryKey: MY_ACCOUNT_KEY });
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line p-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <bdi className="[overflow-wrap:anywhere]">{device}</bdi>
          {isThis && <Badge tone="accent">{text.here}</Badge>}
        </p>
        <p className="text-xs text-ink-muted">
          <span>{isThis ? text.hereNow : text.seen(ago ?? text.justNow)}</span>
          {commonTexts.separator}
          <span>{text.since(formatDay(createdAt))}</span>
        </p>
      </div>
      {!isThis && (
        <Button
          size="small"
          variant="secondary"
          aria-label={text.endWhich(device)}
          aria-busy={isEnding || undefined}
          aria-disabled={isEnding || undefined}
          onClick={() => void end()}
        >
          {isEnding ? text.ending : text.end}
        </Button>
      )}
    </li>
  );
}
