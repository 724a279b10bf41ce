import type { Order, OrderSummary, PlanLogistics } from '@planet-heroes/contracts/areas/orders/schemas';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { ask } from '../../../kernel/api/ask';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Dialog } from '../../../kit/dialog';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { useZodForm } from '../../../kernel/hydration/use-zod-form';
import { fieldError } from '../../corporate/field-error';
import { useCompanyCommand } from '../../corporate/use-company-command';

const loadSchema = async () => (await import('@planet-heroes/contracts/areas/orders/schemas')).planLogisticsSchema;
const text = corporateOrdersTexts.logistics;
const FORM_ID = 'plan-pickup';

/** Says when and where to pick up. What is left empty stays as it is. */
export function PickupDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { register, handleSubmit, formState } = useZodForm(loadSchema, {
    pickupDate: order.pickupDate ?? undefined,
  });
  const { errors, isSubmitting } = formState;
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
      title={text.plan}
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
        onSubmit={handleSubmit((plan) => !isPending && mutate(plan))}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <TextField
          label={text.pickupDate}
          type="date"
          error={fieldError(errors.pickupDate)}
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
          optional
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
