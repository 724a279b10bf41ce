import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { useEffect } from 'react';
import { formatWhole } from '../../../shared/format/format-number';
import { useMe } from '../../../shared/hero/use-me';
import { messages } from '../../../shared/messages/messages';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Skeleton } from '../../../shared/ui/skeleton';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { JoinForm } from './join-form';
import { closeJoining, useJoiningStore } from './joining-store';
import { Profile } from './profile';

/** JOIN FREE for visitors, the own profile for heroes (design: "Who you are"). */
export function JoiningDialog() {
  const { open, hasJustJoined } = useJoiningStore();
  const { data: me, refetch } = useMe();
  const { join, profile } = messages.joining;
  const hasJoined = me && !me.isDemo;
  // What came while no screen followed the hero, a badge say, is looked up when somebody looks.
  useEffect(() => {
    if (open) void refetch();
  }, [open, refetch]);
  const title = !hasJoined ? join.title : hasJustJoined ? profile.welcome(me.name) : profile.title;
  const description = hasJoined ? undefined : join.description(formatWhole(JOIN_BONUS.joining), formatWhole(JOIN_BONUS.total));
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && closeJoining()} title={title} description={description}>
      <Content />
    </Dialog>
  );
}

function Content() {
  const { data: me, isError, refetch } = useMe();
  const { loading, failed } = messages.joining;
  if (me) return me.isDemo ? <JoinForm /> : <Profile me={me} />;
  if (isError) {
    return (
      <EmptyState
        title={failed.title}
        description={failed.description}
        action={<Button variant="secondary" onClick={() => refetch()}>{failed.retry}</Button>}
      />
    );
  }
  return (
    <div aria-busy className="grid gap-5">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-19" />
      ))}
    </div>
  );
}
