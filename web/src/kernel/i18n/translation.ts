/** The shape of a group of texts in another language: the same keys, other words. */
export type Translation<T> = T extends (...values: infer V) => infer R
  ? (...values: V) => Translation<R>
  : T extends string
    ? string
    : T extends readonly (infer E)[]
      ? readonly Translation<E>[]
      : { readonly [K in keyof T]: Translation<T[K]> };
