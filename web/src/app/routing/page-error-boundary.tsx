import { Component, type ReactNode } from 'react';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/empty-state';
import { NotLoaded } from '../../kernel/hydration/not-loaded';
import { shellTexts } from '../../kernel/i18n/texts-shell.en';

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

/** Keeps the shell standing when a screen's code cannot be loaded or fails. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: error instanceof NotLoaded && !navigator.onLine ? 'unseen' : 'failed' };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { failed: false, path };
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
          action={<Button onClick={() => location.reload()}>{retry}</Button>}
        />
      </div>
    );
  }
}
