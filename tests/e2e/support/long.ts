export { LONG } from '../../support/long.ts';
