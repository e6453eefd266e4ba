export { setupWords } from './en/setup.ts';
