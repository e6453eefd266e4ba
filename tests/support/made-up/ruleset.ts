/** The made-up game as its players sit down to it: composed as any other is. */
import { composerOf } from '../../../src/lib/rulesets/compose.ts';
import { madeUpGame } from './box.ts';

export const madeUp = composerOf([madeUpGame]).rulesetOf([]);
