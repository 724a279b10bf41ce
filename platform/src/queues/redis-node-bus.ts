import { EventEmitter } from 'node:events';
import type { Redis } from 'ioredis';
import type { CommandReply, NodeBus } from './node-bus.js';

/** The bus between processes: Redis pub/sub. Replies of jobs that end together share one message. */
export class RedisNodeBus implements NodeBus {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly outgoing = new Map<string, CommandReply[]>();
  private logGrew = false;
  private flushing = false;

  constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
    private readonly prefix: string,
  ) {
    subscriber.on('message', (channel: string, message: string) => this.receive(channel, message));
  }

  reply(nodeId: string, reply: CommandReply): void {
    const replies = this.outgoing.get(nodeId);
    if (replies) replies.push(reply);
    else this.outgoing.set(nodeId, [reply]);
    this.flushSoon();
  }

  announceLogGrowth(): void {
    this.logGrew = true;
    this.flushSoon();
  }

  announceSettled(commandId: string): void {
    this.publish(this.channel('settled'), commandId);
  }

  onReply(nodeId: string, listener: (reply: CommandReply) => void): void {
    const channel = this.channel(`node:${nodeId}`);
    this.subscribe(channel);
    this.emitter.on(channel, (message: string) => {
      for (const reply of JSON.parse(message) as CommandReply[]) listener(reply);
    });
  }

  onLogGrowth(listener: () => void): void {
    this.subscribe(this.channel('log'));
    this.emitter.on(this.channel('log'), listener);
  }

  onSettled(listener: (commandId: string) => void): void {
    this.subscribe(this.channel('settled'));
    this.emitter.on(this.channel('settled'), listener);
  }

  private channel(name: string): string {
    return `${this.prefix}:${name}`;
  }

  private subscribe(channel: string): void {
    // Kept by ioredis over reconnections, and sent once Redis is there.
    this.subscriber.subscribe(channel).catch(() => undefined);
  }

  private receive(channel: string, message: string): void {
    this.emitter.emit(channel, message);
  }

  private flushSoon(): void {
    if (this.flushing) return;
    this.flushing = true;
    // Before the next turn: the waiting caller gets the reply first, and only then is the job's end stored.
    queueMicrotask(() => {
      this.flushing = false;
      for (const [nodeId, replies] of this.outgoing) {
        this.publish(this.channel(`node:${nodeId}`), JSON.stringify(replies));
      }
      this.outgoing.clear();
      if (this.logGrew) this.publish(this.channel('log'), '1');
      this.logGrew = false;
    });
  }

  private publish(channel: string, message: string): void {
    // A lost message is noticed the slower way: the waiter looks the result up, the tailer polls.
    this.publisher.publish(channel, message).catch(() => undefined);
  }
}
