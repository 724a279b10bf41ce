/** A delivery zone. `fee` is whole AED, 0 shows as FREE (spec document 2, section 9). */
export interface DeliveryZone {
  readonly id: string;
  readonly name: string;
  readonly fee: number;
  readonly nextDay: boolean;
  readonly deliveryDays: string;
  /** Start and end of each slot, Asia/Dubai. */
  readonly timeSlots: readonly string[];
}

export const DELIVERY_ZONES: readonly DeliveryZone[] = [
  {
    id: 'zone-1', name: 'Dubai City Center', fee: 0, nextDay: true, deliveryDays: '1',
    timeSlots: ['9:00-11:00', '11:00-13:00', '13:00-15:00', '15:00-17:30', '17:30-20:00'],
  },
  {
    id: 'zone-2', name: 'Dubai Suburbs', fee: 25, nextDay: false, deliveryDays: '2-3',
    timeSlots: ['9:00-12:00', '12:00-16:00', '16:00-20:00'],
  },
  {
    id: 'zone-3', name: 'Extended Dubai', fee: 50, nextDay: false, deliveryDays: '2-3',
    timeSlots: ['9:00-14:00', '14:00-20:00'],
  },
];
