/** Plain JSON: the only thing that a store keeps. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
