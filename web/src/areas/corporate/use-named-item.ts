import { useState } from 'react';
import { useHydrated } from '../../kernel/hydration/use-hydrated';
import { usePageQuery } from '../../kernel/routing/use-page-query';

/**
 * The item that the address names, as in `?order=PO-1008`, a way to name another, and the one that a link led to.
 * Naming one does not change the route: the page must not start at its top again.
 */
export function useNamedItem(
  parameter: string,
): [id: string | undefined, name: (id: string | undefined) => void, linked: string | undefined] {
  const [parameters] = usePageQuery();
  const linked = parameters.get(parameter) ?? undefined;
  const isHydrated = useHydrated();
  // The previous name is in the address only: the router does not know it.
  const [state, setState] = useState(() => ({ linked, id: isHydrated ? inAddress(parameter) : linked }));
  if (state.linked !== linked) setState({ linked, id: linked });
  const name = (id: string | undefined) => {
    setState({ linked, id });
    const url = new URL(location.href);
    if (id) url.searchParams.set(parameter, id);
    else url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  };
  return [state.id, name, linked];
}

function inAddress(parameter: string): string | undefined {
  return new URLSearchParams(location.search).get(parameter) ?? undefined;
}
