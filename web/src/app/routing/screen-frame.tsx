import { Component, type ReactNode, useEffect, useRef } from 'react';
import { useAddress } from '../../kernel/routing/use-routing';
import { ButtonLink } from '../../kernel/routing/button-link';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { focusPageHeading, scrollToSection } from '../../kit/move-focus';
import { NotLoaded } from '../../kernel/hydration/not-loaded';
import { shellTexts } from '../../kernel/i18n/texts-shell.en';

interface ScreenFrameProps {
  /** The address that the visit began with. */
  firstKey: string;
  children: ReactNode;
}

/** The place of the screen: keeps the shell standing where it fails, and looks after scrolling and focus. */
export function ScreenFrame({ firstKey, children }: ScreenFrameProps) {
  return (
    <PageErrorBoundary path={useAddress().pathname}>
      {children}
      <RouteEffects firstKey={firstKey} />
    </PageErrorBoundary>
  );
}

interface Props {
  /**
   * Another path gets a fresh try. A key would do the same, but would also drop the old screen before the new one is
   * there.
   */
  path: string;
  children: ReactNode;
}

interface State {
  /** `unseen`: offline, and the screen was not loaded before. */
  failed: false | 'failed' | 'unseen';
  path: string;
}

/** So long after the connection came back a failure may still be of the gap before. */
const AFTER_GAP_MS = 5_000;

/** Keeps the shell standing when a screen's code cannot be loaded or fails. */
class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: error instanceof NotLoaded && !navigator.onLine ? 'unseen' : 'failed' };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { failed: false, path };
  }

  /** When the connection last came back, in ms of the page’s clock. A gap may be over before its failure is caught. */
  private cameBack = -AFTER_GAP_MS;

  override componentDidMount(): void {
    // Stays as long as the page: so does the boundary.
    window.ononline = ({ timeStamp }) => {
      this.cameBack = timeStamp;
      if (this.state.failed) location.reload();
    };
  }

  override componentDidCatch(): void {
    if (performance.now() - this.cameBack < AFTER_GAP_MS) location.reload();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { title, description, retry } = shellTexts[failed];
    return (
      <div className="page-width section-gap" role="alert">
        <EmptyState
          headingLevel={2}
          title={title}
          description={description}
          action={
            <>
              <Button onClick={() => location.reload()}>{retry}</Button>
              {/* Kept on the device with the first visit. */}
              <ButtonLink to="/" variant="secondary">{shellTexts.navigation.home}</ButtonLink>
            </>
          }
        />
      </div>
    );
  }
}

/**
 * Scroll position and focus after each change of route (spec document 1, section 2).
 * Rendered beside the page, so that it acts once the page is there. `firstKey` is the address that the visit began
 * with: its scroll position is the browser's to restore, unless a visitor has left before its code came.
 */
function RouteEffects({ firstKey }: { firstKey: string }) {
  const address = useAddress();
  const arrivedBefore = useRef(false);
  const lastPath = useRef(address.pathname);

  useEffect(() => {
    // A screen that only notes in its address what it shows, such as a filter, stays where it is, also on the way back.
    const asksToStay = (address.state as { keepPlace?: boolean } | null)?.keepPlace;
    const goesBackWithin = address.arrival === 'pop' && lastPath.current === address.pathname && !address.hash;
    lastPath.current = address.pathname;
    if (arrivedBefore.current && (asksToStay || goesBackWithin)) return;
    // Our sections have plain names: decoding would fail for an address such as `#50%-off`.
    if (address.hash) scrollToSection(address.hash.slice(1));
    else if (arrivedBefore.current || address.key !== firstKey) arriveAtTop();
    arrivedBefore.current = true;
    // The address is new at every navigation: the same hash link pressed twice must scroll twice.
  }, [address, firstKey]);

  return null;
}

/** Starts a new screen at its top, with focus on its main heading. */
function arriveAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusPageHeading();
}
