/** The words of the player sheet and of transactions in the language of the app. */
export { player, transaction } from './en/player.ts';
