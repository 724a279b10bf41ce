import { lazy, type ReactNode, useState } from 'react';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import type { ShownHero } from './hero-sheet';

const HeroSheet = lazy(async () => ({
  default: (await loadCode(() => import('./hero-sheet'))).HeroSheet,
}));

/** The sheet of a hero, whose code comes when the first is opened, and what opens it, which stays the same. */
export function useHeroSheet(): { sheet: ReactNode; openSheet: (shown: ShownHero) => void } {
  const [shown, openSheet] = useState<ShownHero>();
  const close = () => openSheet(undefined);
  const sheet = shown && (
    <LaterPart wasAskedFor onFailed={close}>
      <HeroSheet shown={shown} onClose={close} />
    </LaterPart>
  );
  return { sheet, openSheet };
}
