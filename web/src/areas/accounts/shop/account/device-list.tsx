import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import type { Device } from '@planet-heroes/contracts/areas/accounts/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask } from '../../../../kernel/api/ask';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { accountsTexts } from '../../texts.en';
import { Badge } from '../../../../kit/badge';
import { Button } from '../../../../kit/button';
import { Heading } from '../../../../kit/heading';
import { toast } from '../../../../kit/toast/toast';
import { toastFailure } from '../../../../kernel/api/toast-failure';
import { useNow } from '../../../../kit/use-now';
import { formatAgo } from './last-seen';
import { MY_ACCOUNT_KEY } from './use-my-account';

/** The browsers that are signed in; every other one can be signed out from here. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
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
          {isThis ? text.hereNow : text.seen(ago ?? text.justNow)}
          {commonTexts.separator}
          {text.since(formatDay(createdAt))}
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
