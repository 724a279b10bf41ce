import { classNames } from './class-names';
import { ICON_PATHS, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  className?: string;
  /** Turns with the direction of writing: for arrows. */
  directional?: boolean;
}

/**
 * A line icon in the colour and at the size of the text around it. Decorative: the text beside it carries the meaning.
 */
export function Icon({ name, className, directional }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={classNames('icon', directional && 'rtl:-scale-x-100', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
