/** Shared by rows, skeletons and column headings, so that nothing moves when the board arrives. */
export const ROW_COLUMNS =
  'grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 sm:px-6 lg:grid-cols-[2.5rem_3rem_minmax(0,1fr)_6.5rem_6rem_5.5rem_6.5rem] lg:gap-x-4';

/** High enough for the badges of the best, which take two lines on narrow screens. */
export const ROW_SIZE = 'min-h-[9.625rem] content-center gap-y-1 py-3 sm:min-h-[8.375rem] lg:min-h-[6.125rem] xl:min-h-[5rem]';
