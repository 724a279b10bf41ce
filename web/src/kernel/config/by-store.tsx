import { classNames } from '../../kit/class-names';
import { useHydrated } from '../hydration/use-hydrated';
import { HAS_STORE } from './site';

/**
 * A text that promises the checkout where a store is connected, and another where none is. Prerendered pages do not
 * know the store: both texts keep their room, so that nothing moves when the page is hydrated.
 */
export function ByStore({ connected, missing }: { connected: string; missing: string }) {
  const isMissing = useHydrated() && !HAS_STORE;
  return (
    <span className="grid *:[grid-area:1/1]">
      <span className={classNames(isMissing && 'invisible')}>{connected}</span>
      <span className={classNames(!isMissing && 'invisible')}>{missing}</span>
    </span>
  );
}
