export { gamesWords } from './en/games.ts';
