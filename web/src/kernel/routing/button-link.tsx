import type { ComponentProps } from 'react';
import { Link } from './link';
import { type ButtonSize, type ButtonVariant, buttonStyle } from '../../kit/button-style';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonStyle(variant, size, className)} {...rest} />;
}
