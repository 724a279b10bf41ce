import type { Order, OrderSummary, PlanLogistics } from '@planet-heroes/contracts/areas/orders/schemas';
import { useRef, useState } from 'react';
import { pickupDays } from '@planet-heroes/contracts/areas/orders/catalogue';
import { dubaiDate } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { formatDay, formatMoment } from '../../../kernel/i18n/format-date';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import { ask } from '../../../kernel/api/ask';
import { Dialog } from '../../../kit/dialog';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { useZodForm } from '../../../kernel/hydration/use-zod-form';
import { corporateTexts } from '../../corporate/texts.en';
import { untilKnown, useRole } from '../../corporate/company-queries';
import { Details } from '../../corporate/list-parts';
import { fieldError } from '../../corporate/format';
import { useCompanyCommand } from '../../corporate/use-company-command';
import { useOwnDetails } from '../../corporate/use-own-details';
import { corporateOrdersTexts } from '../texts.en';
import { isOpen } from './order-rules';
import { serverNow } from '../../../kit/server-clock';

const text = corporateOrdersTexts.logistics;

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).planPickupFormSchema;
const FORM_ID = 'plan-pickup';
const OWN_DETAILS = [['pickupAddress', 'address']] as const;

interface PickupDialogProps {
  order: Order;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Says when and where to pick up. What is left empty stays as it is. */
function PickupDialog({ order, onClose, focusAfter }: PickupDialogProps) {
  const { pickupAddress, pickupContact, estimatedDuration, specialInstructions } = order.logistics;
  const form = useZodForm(loadSchema, {
    pickupDate: order.pickupDate ?? '',
    pickupAddress: pickupAddress ?? '',
    pickupContact: pickupContact ?? undefined,
    estimatedDuration: estimatedDuration ?? undefined,
    specialInstructions: specialInstructions ?? undefined,
  });
  useOwnDetails(form, OWN_DETAILS);
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;
  const [days] = useState(() => pickupDays(dubaiDate(new Date(serverNow()))));
  const { mutate, isPending } = useCompanyCommand<PlanLogistics, OrderSummary>({
    send: (plan) => ask(ORDERS_ROUTES.planPickup, { params: { id: order.id }, body: plan }),
    done: () => ({ title: text.planned, description: text.plannedText(order.id) }),
    onDone: onClose,
  });
  const isBusy = isPending || isSubmitting;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      focusAfter={focusAfter}
      title={titleOf(order)}
      description={text.planNote}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {corporateTexts.goBack}
          </Button>
          <Button type="submit" form={FORM_ID} aria-busy={isBusy} aria-disabled={isBusy}>
            {text.save}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={handleSubmit((plan) => {
          const isWithin = plan.pickupDate >= days.min && plan.pickupDate <= days.max;
          const isOut = plan.pickupDate !== order.pickupDate && !isWithin;
          if (isOut) return setError('pickupDate', { type: 'custom' }, { shouldFocus: true });
          return isPending ? undefined : mutate(plan);
        })}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <TextField
          label={text.pickupDate}
          type="date"
          {...days}
          error={errors.pickupDate?.type === 'custom' ? text.wrongDay : fieldError(errors.pickupDate)}
          {...register('pickupDate', { setValueAs: (value: string) => value || undefined })}
        />
        <TextField
          label={text.estimatedDuration}
          optional
          error={fieldError(errors.estimatedDuration)}
          {...register('estimatedDuration')}
        />
        <TextField
          label={text.pickupAddress}
          autoComplete="street-address"
          className="sm:col-span-2"
          error={fieldError(errors.pickupAddress)}
          {...register('pickupAddress')}
        />
        <TextField
          label={text.pickupContact}
          optional
          className="sm:col-span-2"
          error={fieldError(errors.pickupContact)}
          {...register('pickupContact')}
        />
        <TextAreaField
          label={text.specialInstructions}
          optional
          rows={3}
          className="sm:col-span-2"
          error={fieldError(errors.specialInstructions)}
          {...register('specialInstructions')}
        />
      </form>
    </Dialog>
  );
}

function titleOf({ pickupDate }: Order): string {
  return pickupDate ? text.change : text.plan;
}

interface LogisticsTabProps {
  order: Order;
  isPlanning: boolean;
  onPlan: (isPlanning: boolean) => void;
}

/** Where, when and by whom the devices are picked up; it can be planned until the order has ended. */
export function LogisticsTab({ order, isPlanning, onPlan }: LogisticsTabProps) {
  const role = useRole();
  const button = useRef<HTMLButtonElement>(null);
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
      {isOpen(order) && role !== 'User' && (
        <>
          <Button
            ref={button}
            variant="secondary"
            size="small"
            className={untilKnown(role)}
            onClick={() => onPlan(true)}
          >
            <Icon name="truck" />
            <span>{titleOf(order)}</span>
          </Button>
          {isPlanning && (
            <PickupDialog order={order} onClose={() => onPlan(false)} focusAfter={() => button.current} />
          )}
        </>
      )}
    </div>
  );
}
