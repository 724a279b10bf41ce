import type { Page } from '@playwright/test';

/** What is photographed: a screen, in one of the states that it may be in. */
export interface View {
  /** Of the picture's file, without size and colours. */
  name: string;
  /** Under which the index lists it. */
  screen: string;
  /** What the index says of it. */
  state: string;
  path: string;
  /** What has to be in place before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** What brings the state about once the page is there. */
  act?: (page: Page) => Promise<void>;
  /** The whole page rather than its first screen. */
  isWhole?: boolean;
  /** Nothing is waited for but the state itself: its content never comes, or the page is none of the shop's. */
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
