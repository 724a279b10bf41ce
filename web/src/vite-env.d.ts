/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** A hostname with this word in it starts in business mode. */
  readonly VITE_B2B_HOST_MARKER?: string;
  readonly VITE_CONTACT_EMAIL?: string;
  readonly VITE_CONTACT_PHONE?: string;
  readonly VITE_CONTACT_WHATSAPP?: string;
  readonly VITE_PARTNER_KITCHEN_PLACE?: string;
  readonly VITE_SOCIAL_HANDLE?: string;
  /** The external store, where orders are paid. */
  readonly VITE_STORE_URL?: string;
}
