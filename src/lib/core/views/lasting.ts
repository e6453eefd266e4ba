/** What laws in play change: the rules themselves answer (R-AGD-13). */
export { exhaustedOf, readyLimit, receiversOf } from '../rules/lasting.ts';
