/** The desk's steps with all devices of an order, as `POST /api/ops/orders/{id}/advance` takes them. */
export const DESK_STEPS = [{ stage: 'received' }, { stage: 'inspected' }, { stage: 'wiped', certificate: 'Purged' }];
