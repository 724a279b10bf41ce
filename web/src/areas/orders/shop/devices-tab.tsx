import { DEVICE_STAGES, type DeviceStage } from '@planet-heroes/contracts/areas/orders/catalogue';
import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import type { AdvancedDevices } from '@planet-heroes/contracts/areas/orders/room';
import { useState } from 'react';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { SelectField } from '../../../kit/form/select-field';
import { Skeleton } from '../../../kit/skeleton';
import { LoadFailed } from '../../corporate/list-parts';
import { PriceTable } from '../../corporate/price-table';
import { DeviceList } from './device-list';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../kernel/api/ask';
import { hasFailed } from '../../../kernel/api/has-failed';
import { queryOptionsOf } from '../../../kernel/api/query-options';

const PAGE_DEVICES = 24;

const { devices: text, details } = corporateOrdersTexts;
const STAGES = DEVICE_STAGES.map((value) => ({
  value,
  get label() {
    return corporateTexts.stages[value];
  },
}));

/** What the order is made of, and where each single device is. */
export function DevicesTab({ order, advanced }: { order: Order; advanced: readonly AdvancedDevices[] }) {
  const [stage, setStage] = useState<DeviceStage>();
  const found = useOrderDevices(order.id, stage);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = found;
  const devices = data?.pages.flatMap((page) => page.devices);
  return (
    <div className="grid grid-cols-1 gap-7">
      <PriceTable
        caption={text.caption}
        types={order.deviceTypes}
        total={order.totalAmount}
        totalLabel={order.difference ? details.offeredAmount : details.totalAmount}
      />
      <div className="grid grid-cols-1 gap-4">
        <SelectField
          label={text.stage}
          className="sm:w-64"
          placeholder={text.everyStage}
          options={STAGES}
          value={stage ?? ''}
          onChange={({ currentTarget }) => setStage((currentTarget.value as DeviceStage) || undefined)}
        />
        {hasFailed(found) ? (
          <LoadFailed of={found} />
        ) : !devices ? (
          <div aria-busy>
            <Skeleton className="h-72 rounded-md" />
          </div>
        ) : devices.length === 0 ? (
          <p className="rounded-md bg-canvas px-4 py-6 text-center text-ink-muted">{text.none}</p>
        ) : (
          <DeviceList orderId={order.id} devices={devices} advanced={advanced} />
        )}
        {hasNextPage && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-center"
            aria-busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text.more}
          </Button>
        )}
      </div>
    </div>
  );
}

/** An order's devices by number, page by page. A change in the order's room reads them again. */
function useOrderDevices(orderId: string, stage: DeviceStage | undefined) {
  return useInfiniteQuery({
    queryKey: queryOptionsOf(ORDERS_ROUTES.listOrderDevices, { params: { id: orderId }, query: { stage } }).queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      ask(ORDERS_ROUTES.listOrderDevices, { params: { id: orderId }, query: { stage, after, limit: PAGE_DEVICES } }, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
