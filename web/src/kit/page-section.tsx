import type { ComponentProps } from 'react';
import { TitledSection } from './titled-section';

/** A titled part of a screen, as wide as the page. */
export function PageSection(props: Omit<ComponentProps<typeof TitledSection>, 'className'>) {
  return <TitledSection {...props} className="page-width py-6 sm:py-10" />;
}
