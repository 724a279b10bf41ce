import { useOrders } from '../../../shared/company/use-orders';
import { useQuotes } from '../../../shared/company/use-quotes';

/** As many as one answer may hold. */
const ALL = 500;

/** The company's quotes and orders, as far back as one answer reaches, for lists and figures alike. */
export function useCompanyRecords() {
  const { quotes, isPending: quotesPending, isError: quotesFailed, refetch: refetchQuotes } = useQuotes({ limit: ALL });
  const { orders, isPending: ordersPending, isError: ordersFailed, refetch: refetchOrders } = useOrders({ limit: ALL });
  return {
    quotes,
    orders,
    isPending: quotesPending || ordersPending,
    isError: quotesFailed || ordersFailed,
    refetch: () => void Promise.all([refetchQuotes(), refetchOrders()]),
  };
}
