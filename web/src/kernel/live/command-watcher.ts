import type { SettledCommand } from '@planet-heroes/contracts/kernel/commands/settled-command';
import type { LiveSocket } from './live-socket';

/** Waits for the end of commands over whichever connection is open. */
export class CommandWatcher {
  #socket: LiveSocket | undefined;
  readonly #waiting = new Map<string, Set<(settled: SettledCommand) => void>>();

  /** Resolves when the command has ended; stays open for ever when that is never heard, or once the signal aborts. */
  watch(commandId: string, signal: AbortSignal): Promise<SettledCommand> {
    return new Promise((resolve) => {
      const listeners = this.#waiting.get(commandId) ?? new Set();
      this.#waiting.set(commandId, listeners.add(resolve));
      signal.addEventListener('abort', () => this.#forget(commandId, resolve), { once: true });
      this.#ask(commandId);
    });
  }

  /** Asks again for everything that is still open: its end may have passed while no connection was up. */
  connected(socket: LiveSocket): void {
    this.#socket = socket;
    for (const commandId of this.#waiting.keys()) this.#ask(commandId);
  }

  disconnected(): void {
    this.#socket = undefined;
  }

  settled(command: SettledCommand): void {
    const listeners = this.#waiting.get(command.commandId);
    this.#waiting.delete(command.commandId);
    for (const resolve of listeners ?? []) resolve(command);
  }

  #ask(commandId: string): void {
    this.#socket?.emit('command:watch', { commandId }, (answer) => {
      if (answer.ok && answer.settled) this.settled(answer.settled);
    });
  }

  #forget(commandId: string, resolve: (settled: SettledCommand) => void): void {
    const listeners = this.#waiting.get(commandId);
    listeners?.delete(resolve);
    if (listeners?.size === 0) this.#waiting.delete(commandId);
  }
}
