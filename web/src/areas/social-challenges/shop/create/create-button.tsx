import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { lazy, useState } from 'react';
import { socialChallengesTexts } from '../../texts.en';
import { Button } from '../../../../kit/button';
import { Icon } from '../../../../kit/icon';
import { loadCode } from '../../../../kernel/hydration/not-loaded';
import { OnceWanted } from '../../../../kernel/hydration/once-wanted';

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
        {socialChallengesTexts.create}
      </Button>
      <OnceWanted wanted={isOpen} onFailed={() => setOpen(false)}>
        <CreateChallengeDialog open={isOpen} onOpenChange={setOpen} onCreated={onCreated} />
      </OnceWanted>
    </>
  );
}
