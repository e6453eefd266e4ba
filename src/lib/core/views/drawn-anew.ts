/** Whether another card is turned up instead of an agenda: the rule itself answers (R-AGD-06). */
export { refuseAgenda } from '../rules/agenda.ts';
