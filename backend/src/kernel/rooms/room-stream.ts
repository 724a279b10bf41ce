import type {
  RoomChange,
  RoomKind,
  RoomMessages,
  RoomName,
  RoomPosition,
  SubscribeAck,
} from '@planet-heroes/contracts/socket-map';

/** Changes kept for clients that come back. A longer absence gets a snapshot, which is then smaller anyway. */
const KEPT_CHANGES = 256;

/** One room's changes, numbered without gaps, with the latest of them kept for clients that missed some. */
export class RoomStream<K extends RoomKind> {
  private position = 0;
  private readonly kept: RoomMessages[K]['change'][] = [];

  constructor(
    private readonly room: RoomName,
    private readonly epoch: string,
  ) {}

  /** Numbers a change and returns the message for the room. */
  append(change: RoomMessages[K]['change'], traceId?: string): RoomChange<K> {
    this.position++;
    this.kept.push(change);
    if (this.kept.length > KEPT_CHANGES) this.kept.shift();
    return { room: this.room, epoch: this.epoch, position: this.position, change, ...(traceId && { traceId }) };
  }

  /**
   * What a client at `since` lacks: the changes it missed where they are all still here, else everything. The position
   * is the one before the snapshot is taken, so that no change falls between the two.
   */
  async catchUp(
    since: RoomPosition | undefined,
    snapshot: () => RoomMessages[K]['snapshot'] | Promise<RoomMessages[K]['snapshot']>,
  ): Promise<SubscribeAck<K>> {
    const at = { epoch: this.epoch, position: this.position };
    const missed = since?.epoch === this.epoch ? this.position - since.position : Number.POSITIVE_INFINITY;
    if (missed >= 0 && missed <= this.kept.length) {
      return { ok: true, kind: 'changes', changes: missed === 0 ? [] : this.kept.slice(-missed), ...at };
    }
    return { ok: true, kind: 'snapshot', snapshot: await snapshot(), ...at };
  }
}
