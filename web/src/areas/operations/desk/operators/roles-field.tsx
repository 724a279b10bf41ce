import { OPERATOR_ROLES, type OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import { CheckField } from '../../../../kit/form/check-field';
import { OPERATORS_MESSAGES } from './messages';

const TEXTS = OPERATORS_MESSAGES;

/** The roles to choose from, with what each may do. */
export function RolesField({ chosen = [] }: { chosen?: readonly OperatorRole[] }) {
  return (
    <fieldset className="choices">
      <legend>{TEXTS.rolesTitle}</legend>
      {OPERATOR_ROLES.map((role) => (
        <CheckField
          key={role}
          label={role}
          hint={TEXTS.roles[role]}
          name="roles"
          value={role}
          defaultChecked={chosen.includes(role)}
        />
      ))}
    </fieldset>
  );
}

/** The roles that a form has chosen. */
export function rolesOf(form: FormData): OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => form.getAll('roles').includes(role));
}
