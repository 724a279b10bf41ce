/** What operators are: an admin may do everything, the others their own work. */
export const OPERATOR_ROLES = ['admin', 'desk', 'finance', 'courier', 'support'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];
