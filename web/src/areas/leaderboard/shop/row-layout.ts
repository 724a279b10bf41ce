/** Shared by rows, skeletons and column headings, so that nothing moves when the board arrives. */
export const ROW_COLUMNS =
  'grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4 sm:px-6 lg:grid-cols-[2.5rem_3rem_minmax(0,1fr)_5.5rem_5.5rem_4.5rem_7.25rem] lg:gap-x-4';

/** High enough for a name of one line, the figures, and the level with the badges. */
export const ROW_SIZE = 'min-h-[5.625rem] content-center gap-y-0.5 py-1.5 lg:min-h-[4.625rem] lg:py-2';

/** What is out of sight has its height, by its least one or as it was seen, and is not laid out: a board is long. */
export const ROW_REST = '[content-visibility:auto] [contain-intrinsic-block-size:auto_1px]';
