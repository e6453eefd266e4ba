/** A secret scored at any moment, in the language of the app. */
export { secret } from './en/secret.ts';
