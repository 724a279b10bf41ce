/** Photos of a phone: how many each side may add, how large one may be as it is sent, and as it is kept (pixels). */
export const PHOTO_LIMITS = { each: 6, bytes: 8 * 1024 * 1024, edge: 1600 } as const;

/** What is read. Pages send JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Whose photo it is: the hero’s, or the desk’s of what it found. */
export const PHOTO_SIDES = ['hero', 'desk'] as const;
export type PhotoSide = (typeof PHOTO_SIDES)[number];
