import type { MyAccount } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountsTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { EmptyState } from '../../../../kit/empty-state';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { enter } from '../sign-in/enter';
import { SignIn } from '../sign-in/sign-in';
import { DeviceList } from './device-list';
import { Passkeys } from './passkeys-section';
import { SignOutEverywhere, SignOutHere } from './sign-out';
import { useMyAccount } from './use-my-account';

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
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {!isKept && (
        <section className="grid gap-2">
          <Heading level={3}>{panel.keep}</Heading>
          <p className="text-sm text-ink-muted">{notice.text}</p>
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
        <SignIn isKeeping onSignedIn={(signedIn) => enter(queryClient, signedIn)} />
      )}
    </section>
  );
}
