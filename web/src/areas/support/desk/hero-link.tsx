import { SUPPORT_ROUTES } from '@planet-heroes/contracts/areas/support/routes';
import { useMay } from '../../../kernel/desk/operator-session';
import { Link } from '../../../kernel/routing/link';
import { pathOfPerson } from './path-of-person';

/** A hero's name, which leads to the person where the operator may look people up. */
export function HeroLink({ id, name = id }: { id: string; name?: string | undefined }) {
  return useMay()(SUPPORT_ROUTES.findPeople)
    ? <Link to={pathOfPerson(id)} title={id}>{name}</Link>
    : <span title={id}>{name}</span>;
}
