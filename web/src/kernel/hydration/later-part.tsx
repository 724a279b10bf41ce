import { Component, type ReactNode, Suspense } from 'react';
import { toastNotLoaded } from './toast-not-loaded';

interface LaterPartProps {
  children: ReactNode;
  /** Holds the place while the code is on its way. */
  pending?: ReactNode;
  /** Takes its place where the code did not come. */
  failed?: ReactNode;
  /** A visitor asked for it, and gets an error when it cannot load. */
  wasAskedFor?: boolean;
  /** Follows once it has failed: what was to open is closed again, so that asking once more is answered once more. */
  onFailed?: () => void;
}

/** A part whose code is loaded later. Where that fails, offline or after a new version, the page stays as it is. */
export class LaterPart extends Component<LaterPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page could not be loaded', error);
    if (this.props.wasAskedFor) toastNotLoaded();
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { children, pending, failed } = this.props;
    return this.state.hasFailed ? (failed ?? null) : <Suspense fallback={pending}>{children}</Suspense>;
  }
}
