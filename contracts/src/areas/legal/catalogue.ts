/** Promises of the legal texts (spec document 2, section 9). */
export const LEGAL_CLAIMS = {
  filtrationWarrantyYears: 5,
  electronicsWarrantyYears: 1,
  moneyBackDays: 30,
  installationHours: 48,
  emergencyRepairHours: 4,
  replacementPartsYears: 10,
  changeNoticeDays: 30,
  deliveryAgentMinimumRating: 4.5,
  oldestAcceptedPhone: 'iPhone 6',
  dataWipeStandard: 'DOD 5220.22-M',
  encryption: 'AES-256',
  audits: 'quarterly',
  termsUpdated: '2025-08-12',
} as const;
