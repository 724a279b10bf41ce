/* Values that every area’s examples share, as the server would make them. */

export const EXAMPLE_ID = '0193a7c2-5e41-4d0b-9f3a-2c6d8e1b7f50';
export const EXAMPLE_TIME = '2026-11-21T08:30:00.000Z';
