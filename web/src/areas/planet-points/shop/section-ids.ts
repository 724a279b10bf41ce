export const WAYS_TO_EARN_ID = 'ways-to-earn';
