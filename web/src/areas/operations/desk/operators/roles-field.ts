import { OPERATOR_ROLES, type OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import type { FormField } from '../../../../kernel/desk/fields';
import { OPERATORS_MESSAGES } from './messages';

const TEXTS = OPERATORS_MESSAGES;

/** The roles to choose from, with what each may do. */
export const rolesField = (chosen: readonly OperatorRole[] = []): FormField => ({
  name: 'roles',
  label: TEXTS.rolesTitle,
  as: 'set',
  options: OPERATOR_ROLES.map((role) => ({ value: role, label: role, hint: TEXTS.roles[role] })),
  defaultValue: chosen,
});
