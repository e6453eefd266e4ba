/**
 * The upcasters, one for each older format: ordered and pure, number n turns one entry of format n
 * into zero or more of format n + 1. A module that imports this file can read every format; it comes with
 * the schemas of files (shape.ts), and to a table with the first record that needs it.
 */
import { liftBy, type Upcaster } from './upcast.ts';
import { from1 } from './upcasters/from-1-to-2.ts';

export const UPCASTERS: readonly Upcaster[] = [from1];

liftBy(UPCASTERS);
