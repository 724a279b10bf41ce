/** Where the partner kitchen is, as a map finds it. An operator sets the exact place when building. */
export const PARTNER_KITCHEN_PLACE = import.meta.env.VITE_PARTNER_KITCHEN_PLACE ?? 'Business Bay, Dubai';
