/** The consequence of a failed reconciliation, in the same words wherever operators read it. */
export const CLAIMS_PAUSED =
  'Reward claims are paused until a check finds the tables in order; everything else goes on.';
export const CLAIMS_GO_ON =
  'The tables are in order, so reward claims go on; what differs is a projection of this node.';
