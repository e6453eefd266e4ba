import type { ObjectiveFacts } from '../../../core/ruleset.ts';
import { combatSecret, publicObjective, secretObjective } from '../../card-rows.ts';

/** The 20 public and 20 secret objectives that Prophecy of Kings adds (LRR PoK 61). */
export const objectives = {
  // public, stage I
  'amass-wealth': publicObjective(1),
  'build-defenses': publicObjective(1),
  'discover-lost-outposts': publicObjective(1),
  'engineer-a-marvel': publicObjective(1),
  'explore-deep-space': publicObjective(1),
  'improve-infrastructure': publicObjective(1),
  'make-history': publicObjective(1),
  'populate-the-outer-rim': publicObjective(1),
  'push-boundaries': publicObjective(1),
  'raise-a-fleet': publicObjective(1),
  // public, stage II
  'achieve-supremacy': publicObjective(2),
  'become-a-legend': publicObjective(2),
  'command-an-armada': publicObjective(2),
  'construct-massive-cities': publicObjective(2),
  'control-the-borderlands': publicObjective(2),
  'hold-vast-reserves': publicObjective(2),
  'patrol-vast-territories': publicObjective(2),
  'protect-the-border': publicObjective(2),
  'reclaim-ancient-monuments': publicObjective(2),
  'rule-distant-lands': publicObjective(2),
  // secret, status phase
  'defy-space-and-time': secretObjective('status'),
  'destroy-heretical-works': secretObjective('status'),
  'establish-hegemony': secretObjective('status'),
  'foster-cohesion': secretObjective('status'),
  'hoard-raw-materials': secretObjective('status'),
  'mechanize-the-military': secretObjective('status'),
  'occupy-the-fringe': secretObjective('status'),
  'produce-en-masse': secretObjective('status'),
  'seize-an-icon': secretObjective('status'),
  'stake-your-claim': secretObjective('status'),
  'strengthen-bonds': secretObjective('status'),
  // secret, action phase
  'become-a-martyr': secretObjective('action'),
  'betray-a-friend': combatSecret(),
  'brave-the-void': combatSecret(),
  'darken-the-skies': combatSecret(),
  'demonstrate-your-power': combatSecret(),
  'fight-with-precision': combatSecret(),
  'prove-endurance': { ...secretObjective('action'), lastToPass: true },
  // secret, agenda phase
  'dictate-policy': secretObjective('agenda'),
  'drive-the-debate': secretObjective('agenda'),
} satisfies Readonly<Record<string, ObjectiveFacts>>;
