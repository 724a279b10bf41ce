import type { z } from 'zod';

/** A kind of room, as documented for its subscribers. */
export interface RoomDescription<S extends z.ZodType = z.ZodType, C extends z.ZodType = z.ZodType> {
  summary: string;
  /** The condition for entering. */
  access: string;
  /** There is one for each id, as in `hero:{id}`; otherwise there is one, and it is everybody's. */
  perId: boolean;
  /** How a change is taken in. */
  fold: string;
  snapshot: S;
  change: C;
  example: { snapshot: z.output<S>; change: z.output<C> };
}

/** Describes a room that everybody may enter. Lists change by `listChangeSchema`. */
export function publicRoom<S extends z.ZodType, C extends z.ZodType>(
  description: Omit<RoomDescription<S, C>, 'access' | 'perId'>,
): RoomDescription<S, C> & { perId: false } {
  return { ...description, access: 'everybody', perId: false };
}

/** Describes a kind of room that there is one of for each id. */
export function roomPerId<S extends z.ZodType, C extends z.ZodType>(
  description: Omit<RoomDescription<S, C>, 'perId'>,
): RoomDescription<S, C> & { perId: true } {
  return { ...description, perId: true };
}
