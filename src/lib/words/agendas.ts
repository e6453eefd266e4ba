/** The words of agendas in the language of the app. */
export { agendas } from './en/agendas.ts';
