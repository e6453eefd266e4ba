import type { KnownObjective } from '../../rulesets/boxes.ts';
import type { ObjectiveWords } from '../card-words.ts';

/** The wording of the third codex, which Thunder's Edge prints too. */
function sinceVigil(requirement: string): ObjectiveWords['requirementIn'] {
  return { codex3: requirement, 'thunders-edge': requirement };
}

/** Every objective: its printed name and, in our own words, what must be true or paid. */
export const objectives: Readonly<Record<string, ObjectiveWords>> = {
  'corner-the-market': { name: 'Corner the Market', requirement: '4 planets of one trait' },
  'develop-weaponry': { name: 'Develop Weaponry', requirement: '2 unit upgrades' },
  'diversify-research': {
    name: 'Diversify Research',
    requirement: '2 technologies in each of 2 colours',
  },
  'erect-a-monument': { name: 'Erect a Monument', requirement: 'Pay 8 resources' },
  'expand-borders': { name: 'Expand Borders', requirement: '6 planets in non-home systems' },
  'found-research-outposts': {
    name: 'Found Research Outposts',
    requirement: '3 planets with a technology specialty',
  },
  'intimidate-council': {
    name: 'Intimidate Council',
    requirement: 'Ships in 2 systems next to Mecatol Rex',
  },
  'lead-from-the-front': {
    name: 'Lead From the Front',
    requirement: 'Pay 3 tactic or strategy tokens',
  },
  'negotiate-trade-routes': { name: 'Negotiate Trade Routes', requirement: 'Pay 5 trade goods' },
  'sway-the-council': { name: 'Sway the Council', requirement: 'Pay 8 influence' },
  'amass-wealth': {
    name: 'Amass Wealth',
    requirement: 'Pay 3 influence, 3 resources and 3 trade goods',
  },
  'build-defenses': { name: 'Build Defenses', requirement: '4 structures' },
  'discover-lost-outposts': {
    name: 'Discover Lost Outposts',
    requirement: '2 planets with attachments',
  },
  'engineer-a-marvel': {
    name: 'Engineer a Marvel',
    requirement: 'Your flagship or a war sun on the board',
  },
  'explore-deep-space': {
    name: 'Explore Deep Space',
    requirement: 'Units in 3 systems without planets',
  },
  'improve-infrastructure': {
    name: 'Improve Infrastructure',
    requirement: 'Structures on 3 planets outside your home system',
  },
  'make-history': {
    name: 'Make History',
    requirement: 'Units in 2 systems: legendary, Mecatol Rex or anomaly',
  },
  'populate-the-outer-rim': {
    name: 'Populate the Outer Rim',
    requirement: 'Units in 3 edge systems other than your home',
  },
  'push-boundaries': {
    name: 'Push Boundaries',
    requirement: 'More planets than each of 2 neighbours',
  },
  'raise-a-fleet': { name: 'Raise a Fleet', requirement: '5 non-fighter ships in one system' },
  'centralize-galactic-trade': {
    name: 'Centralize Galactic Trade',
    requirement: 'Pay 10 trade goods',
  },
  'conquer-the-weak': {
    name: 'Conquer the Weak',
    requirement: '1 planet in another player’s home system',
  },
  'form-galactic-brain-trust': {
    name: 'Form Galactic Brain Trust',
    requirement: '5 planets with a technology specialty',
  },
  'found-a-golden-age': { name: 'Found a Golden Age', requirement: 'Pay 16 resources' },
  'galvanize-the-people': {
    name: 'Galvanize the People',
    requirement: 'Pay 6 tactic or strategy tokens',
  },
  'manipulate-galactic-law': { name: 'Manipulate Galactic Law', requirement: 'Pay 16 influence' },
  'master-the-sciences': {
    name: 'Master the Sciences',
    requirement: '2 technologies in each of 4 colours',
  },
  'revolutionize-warfare': { name: 'Revolutionize Warfare', requirement: '3 unit upgrades' },
  'subdue-the-galaxy': {
    name: 'Subdue the Galaxy',
    requirement: '11 planets in non-home systems',
  },
  'unify-the-colonies': { name: 'Unify the Colonies', requirement: '6 planets of one trait' },
  'achieve-supremacy': {
    name: 'Achieve Supremacy',
    requirement: 'Flagship or war sun at a rival’s home or Mecatol Rex',
  },
  'become-a-legend': {
    name: 'Become a Legend',
    requirement: 'Units in 4 systems: legendary, Mecatol Rex or anomaly',
  },
  'command-an-armada': {
    name: 'Command an Armada',
    requirement: '8 non-fighter ships in one system',
  },
  'construct-massive-cities': { name: 'Construct Massive Cities', requirement: '7 structures' },
  'control-the-borderlands': {
    name: 'Control the Borderlands',
    requirement: 'Units in 5 edge systems other than your home',
  },
  'hold-vast-reserves': {
    name: 'Hold Vast Reserves',
    requirement: 'Pay 6 influence, 6 resources and 6 trade goods',
  },
  'patrol-vast-territories': {
    name: 'Patrol Vast Territories',
    requirement: 'Units in 5 systems without planets',
  },
  'protect-the-border': {
    name: 'Protect the Border',
    requirement: 'Structures on 5 planets outside your home system',
  },
  'reclaim-ancient-monuments': {
    name: 'Reclaim Ancient Monuments',
    requirement: '3 planets with attachments',
  },
  'rule-distant-lands': {
    name: 'Rule Distant Lands',
    requirement: '2 planets, each in or next to a different rival’s home',
  },
  'adapt-new-strategies': {
    name: 'Adapt New Strategies',
    requirement: '2 faction technologies, Valefar not counted',
  },
  'become-the-gatekeeper': {
    name: 'Become the Gatekeeper',
    requirement: 'Ships at an alpha and at a beta wormhole',
  },
  'control-the-region': { name: 'Control the Region', requirement: 'Ships in 6 systems' },
  'cut-supply-lines': {
    name: 'Cut Supply Lines',
    requirement: 'Ships at another player’s space dock',
  },
  'establish-a-perimeter': { name: 'Establish a Perimeter', requirement: '4 PDS on the board' },
  'forge-an-alliance': { name: 'Forge an Alliance', requirement: '4 cultural planets' },
  'form-a-spy-network': { name: 'Form a Spy Network', requirement: 'Give up 5 action cards' },
  'fuel-the-war-machine': {
    name: 'Fuel the War Machine',
    requirement: '3 space docks on the board',
  },
  'gather-a-mighty-fleet': {
    name: 'Gather a Mighty Fleet',
    requirement: '5 dreadnoughts on the board',
  },
  'learn-the-secrets-of-the-cosmos': {
    name: 'Learn the Secrets of the Cosmos',
    requirement: 'Ships in 3 systems, each next to an anomaly',
  },
  'master-the-laws-of-physics': {
    name: 'Master the Laws of Physics',
    requirement: '4 technologies of one colour',
  },
  'mine-rare-metals': { name: 'Mine Rare Metals', requirement: '4 hazardous planets' },
  'monopolize-production': { name: 'Monopolize Production', requirement: '4 industrial planets' },
  'occupy-the-seat-of-the-empire': {
    name: 'Occupy the Seat of the Empire',
    requirement: 'Mecatol Rex, and 3 ships in its system',
  },
  'threaten-enemies': {
    name: 'Threaten Enemies',
    requirement: 'Ships next to another player’s home system',
  },
  'destroy-their-greatest-ship': {
    name: 'Destroy Their Greatest Ship',
    requirement: 'Destroy a rival’s war sun or flagship',
  },
  'make-an-example-of-their-world': {
    name: 'Make an Example of Their World',
    requirement: 'Bombardment destroys a player’s last troops on a planet',
    requirementIn: sinceVigil('A player’s last troops on a planet die during bombardment'),
  },
  'spark-a-rebellion': {
    name: 'Spark a Rebellion',
    requirement: 'Win a combat against a player with the most points',
  },
  'turn-their-fleets-to-dust': {
    name: 'Turn Their Fleets to Dust',
    requirement: 'Space cannon destroys a player’s last ship in a system',
    requirementIn: sinceVigil('A player’s last non-fighter dies in space cannon offense'),
  },
  'unveil-flagship': {
    name: 'Unveil Flagship',
    requirement: 'Win a space combat in which your flagship survives',
  },
  'defy-space-and-time': {
    name: 'Defy Space and Time',
    requirement: 'Units in the wormhole nexus',
  },
  'destroy-heretical-works': {
    name: 'Destroy Heretical Works',
    requirement: 'Purge any 2 relic fragments',
  },
  'establish-hegemony': {
    name: 'Establish Hegemony',
    requirement: 'Planets with 12 influence in total',
  },
  'foster-cohesion': {
    name: 'Foster Cohesion',
    requirement: 'Every other player is your neighbour',
  },
  'hoard-raw-materials': {
    name: 'Hoard Raw Materials',
    requirement: 'Planets with 12 resources in total',
  },
  'mechanize-the-military': {
    name: 'Mechanize the Military',
    requirement: 'A mech on each of 4 planets',
  },
  'occupy-the-fringe': {
    name: 'Occupy the Fringe',
    requirement: '9 ground forces on one planet without your space dock',
  },
  'produce-en-masse': {
    name: 'Produce en Masse',
    requirement: 'Production values of 8 or more in one system',
  },
  'seize-an-icon': { name: 'Seize an Icon', requirement: '1 legendary planet' },
  'stake-your-claim': {
    name: 'Stake Your Claim',
    requirement: 'A planet in a system where another player has one too',
  },
  'strengthen-bonds': {
    name: 'Strengthen Bonds',
    requirement: 'Another player’s promissory note in your play area',
  },
  'become-a-martyr': { name: 'Become a Martyr', requirement: 'Lose a home-system planet' },
  'betray-a-friend': {
    name: 'Betray a Friend',
    requirement: 'Beat a player whose note you held before your action',
  },
  'brave-the-void': { name: 'Brave the Void', requirement: 'Win a combat inside an anomaly' },
  'darken-the-skies': {
    name: 'Darken the Skies',
    requirement: 'Win a combat at another player’s home',
  },
  'demonstrate-your-power': {
    name: 'Demonstrate Your Power',
    requirement: 'Have 3 non-fighter ships left when a space combat ends',
  },
  'fight-with-precision': {
    name: 'Fight with Precision',
    requirement: 'Anti-fighter barrage destroys a player’s last fighter',
    requirementIn: sinceVigil('A player’s last fighter dies in the barrage step'),
  },
  'prove-endurance': { name: 'Prove Endurance', requirement: 'Pass after everyone else' },
  'dictate-policy': { name: 'Dictate Policy', requirement: '3 or more laws in play' },
  'drive-the-debate': {
    name: 'Drive the Debate',
    requirement: 'An agenda elects you or your planet',
  },
} satisfies Readonly<Record<KnownObjective, ObjectiveWords>>;
