import { use } from 'react';
import type { Address } from './address';
import { type Navigate, type Routing, RoutingContext } from './router';

/** Where the visitor is, for the screen that shows. */
export function useAddress(): Address {
  return useRouting().address;
}

/** How to lead a visitor to another address. The function stays the same. */
export function useNavigate(): Navigate {
  return useRouting().navigate;
}

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('There is no router around this.');
  return routing;
}
