import { useListAddress } from './use-list-address';
import { useNamedItem } from './use-named-item';
import { useEffect, useState } from 'react';

/**
 * What is asked of a list of a company's records, as the address has it, and which of them is open: the one that its
 * parameter `named` names. `question` is what the server is asked, once typing has paused.
 */
export function useRecordQuestion<S extends string>(named: 'order' | 'quote', states: readonly S[]) {
  const [openId, setOpenId, linkedId] = useNamedItem(named);
  const address = useListAddress<S>(states);
  const { search, status, sort } = address;
  const question = { search: useDebounced(search.trim()), status, sort };
  return { ...address, question, openId, setOpenId, linkedId };
}

export type RecordQuestion<S extends string> = ReturnType<typeof useRecordQuestion<S>>;

/** A value once it has stood still for a moment: what is typed asks the server when the typing pauses. */
function useDebounced<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
