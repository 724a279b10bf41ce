import { type ReactNode, useState } from 'react';
import { LaterPart } from '../../shared/ui/later-part';

/** Leaves an overlay out until it is first wanted; from then on it stays, and can close as gently as it opened. */
export function OnceWanted({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [isNeeded, setNeeded] = useState(wanted);
  if (wanted && !isNeeded) setNeeded(true);
  return isNeeded && <LaterPart wasAskedFor>{children}</LaterPart>;
}
