import { z } from 'zod';

/** A moment, in UTC wherever we write it. */
export const timeSchema = z.iso.datetime({ offset: true });
