import { objectiveNames } from '$words/objective-names.ts';
import { printedName } from './printed-name.ts';

/** The printed name of an objective. */
export const objectiveName = printedName(objectiveNames, 'objectives');
