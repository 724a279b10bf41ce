import { type ReactNode, useState } from 'react';
import { LaterPart } from './later-part';

interface OnceWantedProps {
  wanted: boolean;
  /** Closes it where its code failed to load: nothing claims to be open, and opening it again reports it again. */
  onFailed: () => void;
  children: ReactNode;
}

/** Leaves an overlay out until it is first wanted; from then on it stays, and can close as gently as it opened. */
export function OnceWanted({ wanted, onFailed, children }: OnceWantedProps) {
  const [isNeeded, setNeeded] = useState(wanted);
  if (wanted && !isNeeded) setNeeded(true);
  const forget = (): void => {
    onFailed();
    setNeeded(false);
  };
  return isNeeded && <LaterPart wasAskedFor onFailed={forget}>{children}</LaterPart>;
}
