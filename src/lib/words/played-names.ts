/** Names of the cards that are played or drawn, and lie in no play area. */
import { breakthroughNames } from '$words/breakthroughs.ts';
import { explorationNames } from '$words/exploring.ts';
import { playedNames } from '$words/played.ts';
import { printedName } from './printed-name.ts';

/** The printed name of a breakthrough, or of the card that it becomes. */
export const breakthroughName = printedName(breakthroughNames);
/** The printed name of an action card or an ability. */
export const playedName = printedName(playedNames, 'played');
/** The printed name of a card of an exploration deck. */
export const explorationName = printedName(explorationNames);
