import { useEffect, useRef } from 'react';

/**
 * For a button that goes with what it ended: `moveFocus` says where keyboards go on, unless the visitor is elsewhere by
 * then. The function returned announces that the button is about to go.
 */
export function useFocusOnward(moveFocus: () => void): () => void {
  const isGoing = useRef(false);
  const move = useRef(moveFocus);
  useEffect(() => () => {
    if (isGoing.current && document.activeElement === document.body) move.current();
  }, []);
  return () => {
    isGoing.current = true;
  };
}
