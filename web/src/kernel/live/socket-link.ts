import type { LiveSocket } from './live-socket';

export interface SocketLinkOptions {
  openSocket: () => Promise<LiveSocket>;
  /** Where `online`, `offline`, `pageshow` and `visibilitychange` are heard: the window. */
  browserEvents: EventTarget;
  random: () => number;
  /** Called once for the one socket, to add the listeners of the product's own events. */
  prepare(socket: LiveSocket): void;
  onOpen(socket: LiveSocket): void;
  /** The connection is lost or could not be opened; another attempt follows automatically. */
  onLost(): void;
  /** The browser says that it has no network; `onLost` follows. */
  onOffline(): void;
}

type LinkState = 'stopped' | 'opening' | 'open' | 'waiting' | 'offline';

/** A connection that held this long starts its backoff from the beginning when it is lost. */
const STABLE_MS = 10_000;

/** Keeps one socket connected: backs off between attempts, and follows the browser's offline and online. */
export class SocketLink {
  /** How many times it was lost since it last held. */
  attempts = 0;
  #state: LinkState = 'stopped';
  #socket: LiveSocket | undefined;
  #loading: Promise<void> | undefined;
  #openedAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: SocketLinkOptions) {}

  /** The socket while it is connected. */
  get socket(): LiveSocket | undefined {
    return this.#state === 'open' ? this.#socket : undefined;
  }

  start(): void {
    if (this.#state !== 'stopped') return;
    const { browserEvents } = this.options;
    browserEvents.addEventListener('offline', this.#goOffline);
    browserEvents.addEventListener('online', this.#connectNow);
    browserEvents.addEventListener('pageshow', this.#connectNow);
    browserEvents.addEventListener('visibilitychange', this.#connectNow);
    this.#connect();
  }

  stop(): void {
    const { browserEvents } = this.options;
    browserEvents.removeEventListener('offline', this.#goOffline);
    browserEvents.removeEventListener('online', this.#connectNow);
    browserEvents.removeEventListener('pageshow', this.#connectNow);
    browserEvents.removeEventListener('visibilitychange', this.#connectNow);
    this.#leave('stopped');
  }

  /** Gives this connection up as broken and makes another after a pause. */
  reset(): void {
    if (this.#state === 'opening' || this.#state === 'open') this.#lost();
  }

  /** Reconnects at once: the handshake identifies the caller, who has changed. */
  renew(): void {
    if (this.#state !== 'opening' && this.#state !== 'open' && this.#state !== 'waiting') return;
    this.#leave('waiting');
    this.attempts = 0;
    this.#connect();
  }

  #connect(): void {
    this.#state = 'opening';
    this.#loading ??= this.#load();
    void this.#loading.then(
      () => this.#state === 'opening' && this.#socket!.connect(),
      () => {
        this.#loading = undefined; // The script did not arrive; the next attempt asks for it again.
        this.reset();
      },
    );
  }

  async #load(): Promise<void> {
    const socket = await this.options.openSocket();
    this.options.prepare(socket);
    socket.on('connect', () => {
      if (this.#state !== 'opening') return;
      this.#state = 'open';
      this.#openedAt = Date.now();
      this.options.onOpen(socket);
    });
    socket.on('connect_error', () => this.reset());
    socket.on('disconnect', () => this.reset());
    this.#socket = socket;
  }

  #lost(): void {
    if (this.#state === 'open' && Date.now() - this.#openedAt >= STABLE_MS) this.attempts = 0;
    this.#leave('waiting');
    this.#retry = setTimeout(() => this.#connect(), reconnectDelay(this.attempts, this.options.random));
    this.attempts += 1;
  }

  /** The state changes before the socket closes, so that its own `disconnect` event finds nothing left to do. */
  #leave(state: LinkState): void {
    this.#state = state;
    clearTimeout(this.#retry);
    this.#socket?.disconnect();
    this.options.onLost();
  }

  readonly #goOffline = (): void => {
    this.options.onOffline();
    this.#leave('offline');
  };

  /** The network is back or someone looks at the page again: no reason to wait any longer. */
  readonly #connectNow = (event: Event): void => {
    if (this.#state !== 'waiting' && !(this.#state === 'offline' && event.type === 'online')) return;
    clearTimeout(this.#retry);
    this.attempts = 0;
    this.#connect();
  };
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;

/**
 * How long to wait before the given attempt (from 0), in ms: doubling up to ten seconds, and half of it at random, so
 * that the browsers that one server restart cut off do not all come back at once.
 */
export function reconnectDelay(attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return Math.round(ceiling / 2 + random() * (ceiling / 2));
}
