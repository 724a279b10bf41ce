/** The field that a signature is drawn in, in its own units, and how long its drawing may be as text. */
export const SIGNATURE_FIELD = { width: 300, height: 100, maxLength: 4_000 } as const;

/** The same for an SVG that shows one. */
export const SIGNATURE_VIEW_BOX = `0 0 ${SIGNATURE_FIELD.width} ${SIGNATURE_FIELD.height}`;
