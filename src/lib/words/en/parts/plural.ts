import { pluralIn } from '../../plural.ts';
import { language } from '../language.ts';

export const plural = pluralIn(language.tag);
