import type { KnownAgenda } from '../../rulesets/boxes.ts';
import type { AgendaWords } from '../card-words.ts';

/** Every agenda: its printed name and, in our own words, what each outcome does. */
export const agendas: Readonly<Record<string, AgendaWords>> = {
  'anti-intellectual-revolution': {
    name: 'Anti-Intellectual Revolution',
    for: 'After researching, a player destroys 1 of their non-fighter ships',
    against: 'Next strategy phase: each player exhausts a planet per technology owned',
  },
  'archived-secret': { name: 'Archived Secret', elected: 'Draws 1 secret objective' },
  'arms-reduction': {
    name: 'Arms Reduction',
    for: 'Each player keeps at most 2 dreadnoughts and 4 cruisers',
    against: 'Next strategy phase: planets with a technology specialty are exhausted',
  },
  'classified-document-leaks': {
    name: 'Classified Document Leaks',
    elected: 'That secret becomes a public objective',
  },
  'colonial-redistribution': {
    name: 'Colonial Redistribution',
    elected:
      'Its units are destroyed; its owner may name a player lowest on points to place 1 infantry',
  },
  'committee-formation': {
    name: 'Committee Formation',
    elected: 'May discard this to name who is elected, without a vote',
  },
  'compensated-disarmament': {
    name: 'Compensated Disarmament',
    elected: 'Its ground forces are destroyed; its owner gains 1 trade good for each',
  },
  'conventions-of-war': {
    name: 'Conventions of War',
    for: 'Cultural planets are safe from bombardment',
    against: 'Each player who voted Against discards all action cards',
  },
  'core-mining': {
    name: 'Core Mining',
    elected: 'The planet is worth 2 more resources; 1 infantry on it is destroyed',
  },
  'demilitarized-zone': {
    name: 'Demilitarized Zone',
    elected: 'Its units are destroyed and none can return',
  },
  'economic-equality': {
    name: 'Economic Equality',
    for: 'Everyone has exactly 5 trade goods',
    against: 'Everyone loses all trade goods',
  },
  'enforced-travel-ban': {
    name: 'Enforced Travel Ban',
    for: 'No movement through alpha and beta wormholes',
    against: 'PDS at or next to a wormhole are destroyed',
  },
  'executive-sanctions': {
    name: 'Executive Sanctions',
    for: 'Hand limit of 3 action cards',
    against: 'Each player discards 1 action card at random',
  },
  'fleet-regulations': {
    name: 'Fleet Regulations',
    for: 'At most 4 tokens in a fleet pool',
    against: 'Each player adds 1 token to the fleet pool',
  },
  'holy-planet-of-ixth': {
    name: 'Holy Planet of Ixth',
    elected: 'Its owner gains 1 point, which moves with control; no production there',
  },
  'homeland-defense-act': {
    name: 'Homeland Defense Act',
    for: 'Any number of PDS on a planet',
    against: 'Each player destroys 1 of their PDS',
  },
  'imperial-arbiter': {
    name: 'Imperial Arbiter',
    elected: 'May discard this after the picks to swap a strategy card with another player',
  },
  'incentive-program': {
    name: 'Incentive Program',
    for: 'Reveal one more stage I objective',
    against: 'Reveal one more stage II objective',
  },
  'ixthian-artifact': {
    name: 'Ixthian Artifact',
    for: 'Speaker rolls. 6–10: each may research 2; 1–5: units at or next to Mecatol are destroyed',
    against: 'Nothing happens',
  },
  'judicial-abolishment': { name: 'Judicial Abolishment', elected: 'That law is discarded' },
  'minister-of-commerce': {
    name: 'Minister of Commerce',
    elected: 'Gains 1 trade good per neighbour after replenishing',
  },
  'minister-of-exploration': {
    name: 'Minister of Exploration',
    elected: 'Gains 1 trade good for every planet gained',
  },
  'minister-of-industry': {
    name: 'Minister of Industry',
    elected: 'A newly placed space dock produces at once',
  },
  'minister-of-peace': {
    name: 'Minister of Peace',
    elected:
      'May discard this to end the turn when a system with another player’s units is activated',
  },
  'minister-of-policy': {
    name: 'Minister of Policy',
    elected: 'Draws 1 action card as the status phase ends',
  },
  'minister-of-sciences': {
    name: 'Minister of Sciences',
    elected: 'Pays no resources when researching through Technology',
  },
  'minister-of-war': {
    name: 'Minister of War',
    elected: 'May discard this after an action: 1 token off the board and one more action',
  },
  'miscount-disclosed': { name: 'Miscount Disclosed', elected: 'That law is voted on again' },
  mutiny: {
    name: 'Mutiny',
    for: 'Each player who voted For gains 1 point',
    against: 'Each player who voted For loses 1 point',
  },
  'new-constitution': {
    name: 'New Constitution',
    for: 'All laws are discarded; next strategy phase, home planets are exhausted',
    against: 'Nothing happens',
  },
  'prophecy-of-ixth': {
    name: 'Prophecy of Ixth',
    elected: 'Fighters get +1 in combat; lost when producing fewer than 2 fighters',
  },
  'public-execution': {
    name: 'Public Execution',
    elected:
      'Discards all action cards, passes the speaker token left, can’t vote again this phase',
  },
  'publicize-weapon-schematics': {
    name: 'Publicize Weapon Schematics',
    for: 'Once one player has war suns, everyone can research them; they lose sustain damage',
    against: 'Owners of the war sun technology discard all action cards',
  },
  'regulated-conscription': {
    name: 'Regulated Conscription',
    for: 'Fighters and infantry are produced one at a time, not in pairs',
    against: 'Nothing happens',
  },
  'representative-government': {
    name: 'Representative Government',
    for: 'One vote each; no planets exhausted',
    against: 'Next strategy phase: cultural planets of those who voted Against are exhausted',
  },
  'research-team-biotic': {
    name: 'Research Team: Biotic',
    elected: 'Exhaust this card to skip a green prerequisite',
  },
  'research-team-cybernetic': {
    name: 'Research Team: Cybernetic',
    elected: 'Exhaust this card to skip a yellow prerequisite',
  },
  'research-team-propulsion': {
    name: 'Research Team: Propulsion',
    elected: 'Exhaust this card to skip a blue prerequisite',
  },
  'research-team-warfare': {
    name: 'Research Team: Warfare',
    elected: 'Exhaust this card to skip a red prerequisite',
  },
  'seed-of-an-empire': {
    name: 'Seed of an Empire',
    for: 'Players with the most points gain 1 point',
    against: 'Players with the fewest points gain 1 point',
  },
  'senate-sanctuary': { name: 'Senate Sanctuary', elected: 'The planet is worth 2 more influence' },
  'shard-of-the-throne': {
    name: 'Shard of the Throne',
    elected: 'Gains 1 point; card and point go to the player who beats the holder in combat',
  },
  'shared-research': {
    name: 'Shared Research',
    for: 'Ships can move through nebulae',
    against: 'Each player places 1 token in their home system',
  },
  'swords-to-plowshares': {
    name: 'Swords to Plowshares',
    for: 'Half of all infantry on planets become trade goods, rounded up',
    against: 'Each player places 1 infantry on every planet they control',
  },
  'terraforming-initiative': {
    name: 'Terraforming Initiative',
    elected: 'The planet is worth 1 more resource and 1 more influence',
  },
  'the-crown-of-emphidia': {
    name: 'The Crown of Emphidia',
    elected: 'Gains 1 point; both go to the player who takes a planet in the holder’s home system',
  },
  'the-crown-of-thalnos': {
    name: 'The Crown of Thalnos',
    elected: 'May reroll combat dice; units that miss again are destroyed',
  },
  'unconventional-measures': {
    name: 'Unconventional Measures',
    for: 'Each player who voted For draws 2 action cards',
    against: 'Each player who voted For discards all action cards',
  },
  'wormhole-reconstruction': {
    name: 'Wormhole Reconstruction',
    for: 'Alpha and beta wormholes are adjacent',
    against: 'Each player places a token in every wormhole system that has their ships',
  },
  'wormhole-research': {
    name: 'Wormhole Research',
    for: 'With ships at a wormhole: may research 1; ships at alpha and beta are destroyed',
    against: 'Each player who voted Against loses 1 command token',
  },
  'armed-forces-standardization': {
    name: 'Armed Forces Standardization',
    elected: 'Command sheet becomes 3 tactic, 3 fleet, 2 strategy',
  },
  'articles-of-war': {
    name: 'Articles of War',
    for: 'Mechs keep only sustain damage',
    against: 'Each player who voted For gains 3 trade goods',
  },
  'checks-and-balances': {
    name: 'Checks and Balances',
    for: 'A picked strategy card is handed to another player',
    against: 'Each player readies only 3 planets at the end of this agenda phase',
  },
  'clandestine-operations': {
    name: 'Clandestine Operations',
    for: 'Each player loses 2 command tokens',
    against: 'Each player loses 1 fleet token',
  },
  'covert-legislation': {
    name: 'Covert Legislation',
    elected: 'Vote on a hidden agenda, knowing only its outcomes',
  },
  'galactic-crisis-pact': {
    name: 'Galactic Crisis Pact',
    elected: 'Each player may use the secondary of that card without a token',
  },
  'minister-of-antiquities': { name: 'Minister of Antiquities', elected: 'Gains 1 relic' },
  'nexus-sovereignty': {
    name: 'Nexus Sovereignty',
    for: 'Alpha and beta in the nexus can’t be moved through',
    against: 'A gamma wormhole appears at Mecatol Rex',
  },
  'political-censure': {
    name: 'Political Censure',
    elected: 'Has 1 point while holding this card but can’t play action cards',
  },
  'rearmament-agreement': {
    name: 'Rearmament Agreement',
    for: 'Each player places 1 mech on a home planet',
    against: 'Each player replaces every mech with infantry',
  },
  'representative-government-pok': {
    name: 'Representative Government',
    for: 'One vote each, none added; no planets exhausted',
    against: 'Next strategy phase: cultural planets of those who voted Against are exhausted',
  },
  'research-grant-reallocation': {
    name: 'Research Grant Reallocation',
    elected: 'Gains any technology and loses 1 fleet token per prerequisite on it',
  },
  'search-warrant': {
    name: 'Search Warrant',
    elected: 'Draws 2 secret objectives and plays with secrets face up',
  },
} satisfies Readonly<Record<KnownAgenda, AgendaWords>>;
