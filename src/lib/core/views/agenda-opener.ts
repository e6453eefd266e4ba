/** The question of the component action: does what it plays open agendas? */
export { openerNow } from '../rules/agenda.ts';
