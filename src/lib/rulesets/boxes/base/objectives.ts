import type { ObjectiveFacts } from '../../../core/ruleset.ts';
import { combatSecret, publicObjective, secretObjective } from '../../card-rows.ts';

/** The 20 public and 20 secret objectives of the base game (LRR 1.2 52). */
export const objectives = {
  // public, stage I
  'corner-the-market': publicObjective(1),
  'develop-weaponry': publicObjective(1),
  'diversify-research': publicObjective(1),
  'erect-a-monument': publicObjective(1),
  'expand-borders': publicObjective(1),
  'found-research-outposts': publicObjective(1),
  'intimidate-council': publicObjective(1),
  'lead-from-the-front': publicObjective(1),
  'negotiate-trade-routes': publicObjective(1),
  'sway-the-council': publicObjective(1),
  // public, stage II
  'centralize-galactic-trade': publicObjective(2),
  'conquer-the-weak': publicObjective(2),
  'form-galactic-brain-trust': publicObjective(2),
  'found-a-golden-age': publicObjective(2),
  'galvanize-the-people': publicObjective(2),
  'manipulate-galactic-law': publicObjective(2),
  'master-the-sciences': publicObjective(2),
  'revolutionize-warfare': publicObjective(2),
  'subdue-the-galaxy': publicObjective(2),
  'unify-the-colonies': publicObjective(2),
  // secret, status phase
  'adapt-new-strategies': secretObjective('status'),
  'become-the-gatekeeper': secretObjective('status'),
  'control-the-region': secretObjective('status'),
  'cut-supply-lines': secretObjective('status'),
  'establish-a-perimeter': secretObjective('status'),
  'forge-an-alliance': secretObjective('status'),
  'form-a-spy-network': secretObjective('status'),
  'fuel-the-war-machine': secretObjective('status'),
  'gather-a-mighty-fleet': secretObjective('status'),
  'learn-the-secrets-of-the-cosmos': secretObjective('status'),
  'master-the-laws-of-physics': secretObjective('status'),
  'mine-rare-metals': secretObjective('status'),
  'monopolize-production': secretObjective('status'),
  'occupy-the-seat-of-the-empire': secretObjective('status'),
  'threaten-enemies': secretObjective('status'),
  // secret, action phase
  'destroy-their-greatest-ship': secretObjective('action'),
  'make-an-example-of-their-world': secretObjective('action'),
  'spark-a-rebellion': combatSecret(),
  'turn-their-fleets-to-dust': secretObjective('action'),
  'unveil-flagship': combatSecret(),
} satisfies Readonly<Record<string, ObjectiveFacts>>;
