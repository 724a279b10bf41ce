import { type ComponentType, lazy, useState } from 'react';
import type { ScreenPath } from '@planet-heroes/contracts/kernel/screen-paths';
import { loadCode } from '../../shared/not-loaded';
import { SCREEN_TEXTS, type ScreenText } from './screen-texts';

/** A screen: its path, where its title and description stand, and its code, loaded when it is first needed. */
export interface Screen {
  path: ScreenPath;
  text: ScreenText;
  Page: ComponentType;
  /** Loads the code without showing the screen. Repeated calls cost nothing. */
  preload: () => Promise<ComponentType>;
}

/** Describes a screen whose code stays out of the first load. Once that is there, the screen shows without a pause. */
export function screen(path: ScreenPath, load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async (): Promise<ComponentType> => (loaded = await loadCode(load));
  const Lazy = lazy(async () => ({ default: await preload() }));
  function Page() {
    // Chosen once for each visit: another component in its place would start the screen anew.
    const [Content] = useState(() => loaded ?? Lazy);
    return <Content />;
  }
  return { path, text: SCREEN_TEXTS[path], Page, preload };
}
