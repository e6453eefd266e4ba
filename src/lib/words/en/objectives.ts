import type { KnownObjective } from '../../rulesets/boxes.ts';
import type { ObjectiveWords } from '../card-words.ts';

/** The wording of the third codex, which Thunder's Edge prints too. */
function sinceVigil(requirement: string): ObjectiveWords['requirementIn'] {
  return { codex3: requirement, 'thunders-edge': requirement };
}

/** Every objective: in our own words, what must be true or paid. */
export const objectives: Readonly<Record<string, ObjectiveWords>> = {
  'corner-the-market': { requirement: '4 planets of one trait' },
  'develop-weaponry': { requirement: '2 unit upgrades' },
  'diversify-research': {
    requirement: '2 technologies in each of 2 colours',
  },
  'erect-a-monument': { requirement: 'Pay 8 resources' },
  'expand-borders': { requirement: '6 planets in non-home systems' },
  'found-research-outposts': {
    requirement: '3 planets with a technology specialty',
  },
  'intimidate-council': {
    requirement: 'Ships in 2 systems next to Mecatol Rex',
  },
  'lead-from-the-front': {
    requirement: 'Pay 3 tactic or strategy tokens',
  },
  'negotiate-trade-routes': { requirement: 'Pay 5 trade goods' },
  'sway-the-council': { requirement: 'Pay 8 influence' },
  'amass-wealth': {
    requirement: 'Pay 3 influence, 3 resources and 3 trade goods',
  },
  'build-defenses': { requirement: '4 structures' },
  'discover-lost-outposts': {
    requirement: '2 planets with attachments',
  },
  'engineer-a-marvel': {
    requirement: 'Your flagship or a war sun on the board',
  },
  'explore-deep-space': {
    requirement: 'Units in 3 systems without planets',
  },
  'improve-infrastructure': {
    requirement: 'Structures on 3 planets outside your home system',
  },
  'make-history': {
    requirement: 'Units in 2 systems: legendary, Mecatol Rex or anomaly',
  },
  'populate-the-outer-rim': {
    requirement: 'Units in 3 edge systems other than your home',
  },
  'push-boundaries': {
    requirement: 'More planets than each of 2 neighbours',
  },
  'raise-a-fleet': { requirement: '5 non-fighter ships in one system' },
  'centralize-galactic-trade': {
    requirement: 'Pay 10 trade goods',
  },
  'conquer-the-weak': {
    requirement: '1 planet in another player’s home system',
  },
  'form-galactic-brain-trust': {
    requirement: '5 planets with a technology specialty',
  },
  'found-a-golden-age': { requirement: 'Pay 16 resources' },
  'galvanize-the-people': {
    requirement: 'Pay 6 tactic or strategy tokens',
  },
  'manipulate-galactic-law': { requirement: 'Pay 16 influence' },
  'master-the-sciences': {
    requirement: '2 technologies in each of 4 colours',
  },
  'revolutionize-warfare': { requirement: '3 unit upgrades' },
  'subdue-the-galaxy': {
    requirement: '11 planets in non-home systems',
  },
  'unify-the-colonies': { requirement: '6 planets of one trait' },
  'achieve-supremacy': {
    requirement: 'Flagship or war sun at a rival’s home or Mecatol Rex',
  },
  'become-a-legend': {
    requirement: 'Units in 4 systems: legendary, Mecatol Rex or anomaly',
  },
  'command-an-armada': {
    requirement: '8 non-fighter ships in one system',
  },
  'construct-massive-cities': { requirement: '7 structures' },
  'control-the-borderlands': {
    requirement: 'Units in 5 edge systems other than your home',
  },
  'hold-vast-reserves': {
    requirement: 'Pay 6 influence, 6 resources and 6 trade goods',
  },
  'patrol-vast-territories': {
    requirement: 'Units in 5 systems without planets',
  },
  'protect-the-border': {
    requirement: 'Structures on 5 planets outside your home system',
  },
  'reclaim-ancient-monuments': {
    requirement: '3 planets with attachments',
  },
  'rule-distant-lands': {
    requirement: '2 planets, each in or next to a different rival’s home',
  },
  'adapt-new-strategies': {
    requirement: '2 faction technologies, Valefar not counted',
  },
  'become-the-gatekeeper': {
    requirement: 'Ships at an alpha and at a beta wormhole',
  },
  'control-the-region': { requirement: 'Ships in 6 systems' },
  'cut-supply-lines': {
    requirement: 'Ships at another player’s space dock',
  },
  'establish-a-perimeter': { requirement: '4 PDS on the board' },
  'forge-an-alliance': { requirement: '4 cultural planets' },
  'form-a-spy-network': { requirement: 'Give up 5 action cards' },
  'fuel-the-war-machine': {
    requirement: '3 space docks on the board',
  },
  'gather-a-mighty-fleet': {
    requirement: '5 dreadnoughts on the board',
  },
  'learn-the-secrets-of-the-cosmos': {
    requirement: 'Ships in 3 systems, each next to an anomaly',
  },
  'master-the-laws-of-physics': {
    requirement: '4 technologies of one colour',
  },
  'mine-rare-metals': { requirement: '4 hazardous planets' },
  'monopolize-production': { requirement: '4 industrial planets' },
  'occupy-the-seat-of-the-empire': {
    requirement: 'Mecatol Rex, and 3 ships in its system',
  },
  'threaten-enemies': {
    requirement: 'Ships next to another player’s home system',
  },
  'destroy-their-greatest-ship': {
    requirement: 'Destroy a rival’s war sun or flagship',
  },
  'make-an-example-of-their-world': {
    requirement: 'Bombardment destroys a player’s last troops on a planet',
    requirementIn: sinceVigil('A player’s last troops on a planet die during bombardment'),
  },
  'spark-a-rebellion': {
    requirement: 'Win a combat against a player with the most points',
  },
  'turn-their-fleets-to-dust': {
    requirement: 'Space cannon destroys a player’s last ship in a system',
    requirementIn: sinceVigil('A player’s last non-fighter dies in space cannon offense'),
  },
  'unveil-flagship': {
    requirement: 'Win a space combat in which your flagship survives',
  },
  'defy-space-and-time': {
    requirement: 'Units in the wormhole nexus',
  },
  'destroy-heretical-works': {
    requirement: 'Purge any 2 relic fragments',
  },
  'establish-hegemony': {
    requirement: 'Planets with 12 influence in total',
  },
  'foster-cohesion': {
    requirement: 'Every other player is your neighbour',
  },
  'hoard-raw-materials': {
    requirement: 'Planets with 12 resources in total',
  },
  'mechanize-the-military': {
    requirement: 'A mech on each of 4 planets',
  },
  'occupy-the-fringe': {
    requirement: '9 ground forces on one planet without your space dock',
  },
  'produce-en-masse': {
    requirement: 'Production values of 8 or more in one system',
  },
  'seize-an-icon': { requirement: '1 legendary planet' },
  'stake-your-claim': {
    requirement: 'A planet in a system where another player has one too',
  },
  'strengthen-bonds': {
    requirement: 'Another player’s promissory note in your play area',
  },
  'become-a-martyr': { requirement: 'Lose a home-system planet' },
  'betray-a-friend': {
    requirement: 'Beat a player whose note you held before your action',
  },
  'brave-the-void': { requirement: 'Win a combat inside an anomaly' },
  'darken-the-skies': {
    requirement: 'Win a combat at another player’s home',
  },
  'demonstrate-your-power': {
    requirement: 'Have 3 non-fighter ships left when a space combat ends',
  },
  'fight-with-precision': {
    requirement: 'Anti-fighter barrage destroys a player’s last fighter',
    requirementIn: sinceVigil('A player’s last fighter dies in the barrage step'),
  },
  'prove-endurance': { requirement: 'Pass after everyone else' },
  'dictate-policy': { requirement: '3 or more laws in play' },
  'drive-the-debate': {
    requirement: 'An agenda elects you or your planet',
  },
} satisfies Readonly<Record<KnownObjective, ObjectiveWords>>;
