/**
 * Rooms that a game brings, by its family, one line a family: those for a step stand before the ordinary
 * ones. What they show they ask of data, so that any other game with the same answers may bring them too.
 */
import { room, type Room } from './room.ts';

/** Counters that are turned, claims together, an economy of its own, and a council. */
const ascension: Readonly<Record<string, Room>> = {
  rolls: room('setup.own-order', () => import('$lib/ui/stages/opening/RollsStage.svelte')),
  homes: room(
    'setup.own-home-location-bidding',
    () => import('$lib/ui/stages/opening/HomesStage.svelte'),
  ),
  speaker: room(
    'setup.own-speaker-bidding',
    () => import('$lib/ui/stages/opening/SpeakerBidStage.svelte'),
  ),
  levelling: room(
    'setup.own-trade-good-levelling',
    () => import('$lib/ui/stages/opening/LevellingStage.svelte'),
  ),
  cycler: room(
    'setup.own-cycler-direction',
    () => import('$lib/ui/stages/opening/CyclerStage.svelte'),
  ),
  bonus: room('strategy.pick', () => import('$lib/ui/stages/strategy/BonusPickStage.svelte')),
  propositions: room(
    'strategy.own-council-propositions',
    () => import('$lib/ui/stages/council/PropositionsStage.svelte'),
  ),
  agendas: room('strategy.own-agendas', () => import('$lib/ui/stages/council/AgendasStage.svelte')),
  revelation: room(
    'strategy.own-revelation',
    () => import('$lib/ui/stages/strategy/RevelationStage.svelte'),
  ),
  strategic: room(
    'action.strategic',
    () => import('$lib/ui/stages/strategic/CouncilStrategicStage.svelte'),
  ),
  council: room('action.council', () => import('$lib/ui/stages/council/CouncilStage.svelte')),
  claims: room('status.score', () => import('$lib/ui/stages/status/ClaimStage.svelte')),
  feedback: room(
    'status.own-progression-feedback',
    () => import('$lib/ui/stages/status/FeedbackStage.svelte'),
  ),
  exchange: room(
    'status.own-produce-trade-goods',
    () => import('$lib/ui/stages/status/ExchangeStage.svelte'),
  ),
  upgrades: room(
    'status.own-unlock-racial-upgrades',
    () => import('$lib/ui/stages/status/UpgradesStage.svelte'),
  ),
  refresh: room(
    'status.own-refresh-planets',
    () => import('$lib/ui/stages/status/RefreshStage.svelte'),
  ),
  scuttle: room('status.own-scuttle', () => import('$lib/ui/stages/status/ScuttleStage.svelte')),
  upkeep: room('status.own-upkeep', () => import('$lib/ui/stages/status/UpkeepStage.svelte')),
};

export const BROUGHT: Readonly<Record<string, Readonly<Record<string, Room>>>> = {
  'shattered-ascension': ascension,
  'shattered-ascension-v6': ascension,
};
