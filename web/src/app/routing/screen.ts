import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A screen: its path, the title of its document, and its code, loaded when it is first needed. */
export interface Screen {
  path: string;
  title: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Loads the code without showing the screen. Repeated calls cost nothing. */
  preload: () => Promise<unknown>;
}

/** Describes a screen whose code stays out of the first load. */
export function screen(path: string, title: string, load: () => Promise<ComponentType>): Screen {
  return { path, title, Page: lazy(async () => ({ default: await load() })), preload: load };
}
