/** Said of a name that looks like ours or our staff’s. */
export const RESERVED_NAME = 'must not look like ours or our staff’s: please choose another name';
