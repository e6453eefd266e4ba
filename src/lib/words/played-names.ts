/** Names of what a component action plays, apart from the cards in play areas. */
import { breakthroughNames } from '$words/breakthroughs.ts';
import { playedNames } from '$words/played.ts';
import { printedName } from './printed-name.ts';

/** The printed name of a breakthrough, or of the card that it becomes. */
export const breakthroughName = printedName(breakthroughNames);
/** The printed name of an action card or an ability. */
export const playedName = printedName(playedNames);
