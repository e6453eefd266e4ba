/** What laws in play change: the rules themselves answer (R-AGD-13). */
export { exhaustedOf, isInForce, readyLimit, receiversOf } from '../rules/lasting.ts';
