import type { Order } from '@planet-heroes/contracts/areas/orders/schemas';
import { useState } from 'react';
import { formatDay, formatMoment } from '../../../kernel/i18n/format-date';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { Details } from '../../corporate/details';
import { isOpen } from './order-rules';
import { PickupDialog } from './pickup-dialog';

const text = corporateOrdersTexts.logistics;

/** Where, when and by whom the devices are picked up; it can be planned until the order has ended. */
export function LogisticsTab({ order }: { order: Order }) {
  const [isPlanning, setPlanning] = useState(false);
  const { pickupAddress, pickupContact, estimatedDuration, specialInstructions } = order.logistics;
  const notYet = corporateTexts.notYet;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-6">
      <Details
        className="w-full"
        items={[
          [text.pickupDate, order.pickupDate ? formatDay(order.pickupDate) : notYet],
          [text.collectedAt, order.collectedAt && formatMoment(order.collectedAt)],
          [text.pickupAddress, pickupAddress ?? notYet],
          [text.pickupContact, pickupContact ?? notYet],
          [text.estimatedDuration, estimatedDuration ?? notYet],
          [text.specialInstructions, specialInstructions ?? text.noInstructions],
        ]}
      />
      {isOpen(order) && (
        <>
          <Button variant="secondary" size="small" onClick={() => setPlanning(true)}>
            <Icon name="truck" />
            {text.plan}
          </Button>
          {isPlanning && <PickupDialog order={order} onClose={() => setPlanning(false)} />}
        </>
      )}
    </div>
  );
}
