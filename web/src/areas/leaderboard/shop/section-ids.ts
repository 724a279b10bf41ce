/** What the visitor's own row leads to, where it is not in sight beside the board. */
export const AROUND_YOU_ID = 'around-you';
