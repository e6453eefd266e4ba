export { fileWords } from './en/files.ts';
