import { setTimeout as delay } from 'node:timers/promises';
import type { OnPage } from './on-page.ts';

/** A running browser with one page and no cookies: what both drivers can do. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Returns the width that it got: some windows have a least. */
  size(width: number, height: number): Promise<number>;
  /** Runs an expression in the page; its value is plain data. */
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser engine of this machine. */
export interface Engine {
  name: string;
  /** The narrowest window that it opens, up from a phone's. */
  phone: number;
  /** Throws NotInstalled. */
  start(): Promise<Driver>;
}

declare global {
  /** Put into each page by the proxy. */
  var onPage: OnPage;
}

const WAIT_MS = 10_000;
const PAUSE_MS = 40;
const HEIGHT_PX = 900;

/** One page in an engine: waits for states, and acts by accessible names. */
export class Page {
  #driver: Driver;
  #site: string;
  /** The language that every path is opened in, where its address names none. */
  locale = '';

  constructor(driver: Driver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  /** Opens a path, and waits until all of its parts are hydrated. */
  async open(path: string): Promise<void> {
    const url = new URL(path, this.#site);
    if (this.locale && !url.searchParams.has('lang')) url.searchParams.set('lang', this.locale);
    await this.#driver.open(url.href);
    await this.until('hydrated', () => onPage.isHydrated());
  }

  async size(width: number): Promise<void> {
    await this.#driver.size(width, HEIGHT_PX);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  /** Runs a function in the page. It sees its arguments, plain data, and nothing else of this program. */
  async evaluate<A extends unknown[], T>(work: (...values: A) => T, ...values: A): Promise<T> {
    return (await this.#driver.evaluate(`(${work})(...${JSON.stringify(values)})`)) as T;
  }

  /** Waits until a function holds in the page, and returns what it gave. */
  async until<A extends unknown[], T>(what: string, holds: (...values: A) => T, ...values: A): Promise<NonNullable<T>> {
    const deadline = Date.now() + WAIT_MS;
    let last: unknown;
    while (Date.now() < deadline) {
      try {
        const value = await this.evaluate(holds, ...values);
        if (value) return value;
      } catch (error) {
        // The page may be on its way to another document.
        last = error;
      }
      await delay(PAUSE_MS);
    }
    throw new Error(`waited ${WAIT_MS} ms: ${what}`, { cause: last });
  }

  /** Clicks what has a role and a name (a pattern), in a card with a text, once it is there and enabled. */
  async click(role: 'button' | 'link' | 'tab', name: string, within = ''): Promise<void> {
    await this.until(`${role} ${name}`, (...wanted) => onPage.click(...wanted), role, name, within);
  }

  /** Writes into a field, or chooses in a list, by its label (a pattern). */
  async type(label: string, text: string): Promise<void> {
    await this.until(`field ${label}`, (...wanted) => onPage.type(...wanted), label, text);
  }

  /** Chooses one of a group's options. */
  async pick(group: string, option: string): Promise<void> {
    await this.until(`${group} ${option}`, (...wanted) => onPage.pick(...wanted), group, option);
  }

  /** Gives a file field a text, or else a picture. */
  async choose(label: string, name: string, text?: string): Promise<void> {
    await this.until(`file ${label}`, (...wanted) => onPage.choose(...wanted), label, name, ...(text ? [text] : []));
  }

  /** Waits until the page shows a text (a pattern). */
  async sees(pattern: string): Promise<string> {
    return this.until(`“${pattern}” shows`, (wanted) => onPage.sees(wanted), pattern);
  }

  async live(): Promise<void> {
    await this.until('live', () => document.documentElement.dataset.live === 'live');
  }

  /** What the page has complained about since it was asked last. */
  complaints(): Promise<string[]> {
    return this.evaluate(() => onPage.complaints.splice(0));
  }
}
