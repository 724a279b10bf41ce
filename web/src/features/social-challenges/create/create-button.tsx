import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { lazy, useState } from 'react';
import { messages } from '../../../shared/messages/messages';
import { Button } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';
import { loadCode } from '../../../shared/not-loaded';
import { OnceWanted } from '../../../shared/ui/once-wanted';

const CreateChallengeDialog = lazy(async () => ({
  default: (await loadCode(() => import('./create-challenge-dialog'))).CreateChallengeDialog,
}));

/** Opens the dialog that sets a challenge; its code comes when it is first needed, and a draft outlives closing it. */
export function CreateButton({ onCreated }: { onCreated: (challenge: SocialChallenge | undefined) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
        {messages.socialChallenges.create}
      </Button>
      <OnceWanted wanted={isOpen} onFailed={() => setOpen(false)}>
        <CreateChallengeDialog open={isOpen} onOpenChange={setOpen} onCreated={onCreated} />
      </OnceWanted>
    </>
  );
}
