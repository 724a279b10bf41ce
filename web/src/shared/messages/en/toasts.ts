export const toasts = {
  region: 'Notifications ({hotkey})',
  close: 'Close notification',
  error: 'Error',
  somethingWentWrong: 'Something went wrong. Please try again.',
} as const;
