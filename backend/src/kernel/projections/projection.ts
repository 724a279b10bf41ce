import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import type { Queryable } from '@planet-heroes/domain/kernel/database/database';

/**
 * A fold over the event log, kept in memory. It starts from the tables as one snapshot shows them, then takes events in
 * the log's order. The same tables and events give the same state, and so the same hash, on every node.
 */
export interface Projection {
  readonly name: string;
  /** Another one of the same kind, empty. */
  fresh(): Projection;
  /** Replaces the state by what the tables say, in one step: readers never see a half of it. */
  load(snapshot: Queryable): Promise<void>;
  /** Takes one event; throws when it cannot, and has then changed nothing. */
  apply(event: LogEvent): void;
  /**
   * A fingerprint of all that a read or a room can show, independent of the order in which commuting events came. Where
   * it differs from the tables' the node is not ready and sends every room again: what nobody sees stays out.
   */
  hash(): string;
}

export const PROJECTED = DiscoveryService.createDecorator();

/** Marks an area's projection: it is found by this, loaded before anything is answered, and fed from the log. */
export const Projected = () => applyDecorators(PROJECTED(), Injectable());
