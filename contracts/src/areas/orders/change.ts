import type { OrderRoomState } from './room.js';

/** An order's room after a change. */
export function applyOrderChange(state: OrderRoomState, { order, advanced }: OrderRoomState): OrderRoomState {
  return { order: order.version >= state.order.version ? order : state.order, advanced };
}
