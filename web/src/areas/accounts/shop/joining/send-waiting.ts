import { useJoiningStore } from '../../../heroes/joining-store';

/** Sends, once, the sponsorship that waited for its sponsor. */
export function sendWaiting(): void {
  const { afterwards } = useJoiningStore.getState();
  useJoiningStore.setState({ afterwards: undefined });
  afterwards?.();
}
