import { useId } from 'react';
import { OPERATOR_ROLES, type OperatorRole } from '@planet-heroes/contracts/kernel/operators/roles';
import { OPERATORS_MESSAGES } from './messages';

const TEXTS = OPERATORS_MESSAGES;

/** The roles to choose from, with what each may do. */
export function RolesField({ chosen = [] }: { chosen?: readonly OperatorRole[] }) {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>{TEXTS.rolesTitle}</legend>
      {OPERATOR_ROLES.map((role) => (
        <div key={role}>
          <input
            id={`${id}${role}`}
            type="checkbox"
            name="roles"
            value={role}
            defaultChecked={chosen.includes(role)}
            aria-describedby={`${id}${role}-hint`}
          />
          <label htmlFor={`${id}${role}`}>{role}</label>
          <small id={`${id}${role}-hint`}>{TEXTS.roles[role]}</small>
        </div>
      ))}
    </fieldset>
  );
}

/** The roles that a form has chosen. */
export function rolesOf(form: FormData): OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => form.getAll('roles').includes(role));
}
