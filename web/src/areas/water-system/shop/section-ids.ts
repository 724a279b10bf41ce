export const STARTER_KIT_ID = 'starter-kit';
export const PACKAGES_ID = 'packages';
