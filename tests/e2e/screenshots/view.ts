import type { Page } from '@playwright/test';

/** A photographed view: a screen, in one of its states. */
export interface View {
  /** Of the picture's file, without size and colours. */
  name: string;
  /** Under which the index lists it. */
  screen: string;
  /** What the index says of it. */
  state: string;
  path: string;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<void>;
  /** What brings the state about once the page is there. */
  act?: (page: Page) => Promise<void>;
  /** The whole page rather than its first screen. */
  isWhole?: boolean;
  /** Only the state itself is waited for: its content never comes, or the page is not the shop's. */
  isBare?: boolean;
  /** At one of the widths alone. */
  onlyAt?: number;
}

/** A view's picture in a folder. */
export interface Picture {
  view: View;
  file: string;
  width: number;
  colours: 'light' | 'dark';
}
