import type { ReactNode } from 'react';

interface ActionButtonProps {
  onPress: () => void;
  busy?: boolean;
  primary?: boolean;
  /** A fuller name where several buttons read the same. */
  name?: string;
  children: ReactNode;
}

/** A button that keeps the focus while what it does is under way. */
export function ActionButton({ onPress, busy, primary, name, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      aria-label={name}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {children}
    </button>
  );
}
