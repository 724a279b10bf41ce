import { isAt } from './address';
import { Link, type LinkProps } from './link';
import { useAddress } from './use-routing';

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Whether only the path itself counts, and not what lies below it. */
  exactly?: boolean;
  className: (isHere: boolean) => string;
}

/** A link of the navigation: it says when it leads to where the visitor is. */
export function NavLink({ to, exactly = false, className, ...rest }: NavLinkProps) {
  const isHere = isAt(useAddress().pathname, to, exactly);
  return <Link {...rest} to={to} className={className(isHere)} aria-current={isHere ? 'page' : undefined} />;
}
