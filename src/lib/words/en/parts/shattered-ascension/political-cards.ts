import type { AgendaWords } from '../../../card-words.ts';

/** Every political card: its printed name and, in our own words, what each outcome does. */
export const politicalCards: Readonly<Record<string, AgendaWords>> = {
  'aggressive-strategy': {
    name: 'Aggressive Strategy',
    for: 'Players may use the secondary of their own card for free, in rotation order',
    against: 'No secondaries for the rest of the round',
  },
  'amnesty-for-the-fallen': {
    name: 'Amnesty for the Fallen',
    for: '4 goods each for the weakest fleet, and for a player who is alone in last place',
    against:
      'This round, attacking the weakest or last player costs the refresh or control of a planet',
  },
  'an-aeon-of-legend': {
    name: 'An Aeon of Legend',
    for: 'This round and next, each leader counts as all five kinds',
    against: 'Each player rolls fate for their captives, or returns one dead leader',
  },
  'ancient-artifact': {
    name: 'Ancient Artifact',
    for: 'Die 1 to 5: Mecatol is emptied, its neighbours hit; 6 to 10: 2 technologies for everyone',
  },
  'anti-piracy-task-force': {
    name: 'Anti-Piracy Task Force',
    for: 'Each player scuttles 2 non-fighter ships and half the fighters, rounded down',
    against: 'Only 1 trade good stays in each pile and on each agreement',
  },
  'archived-secret': {
    name: 'Archived Secret',
    elected: 'Draws a second secret; both can’t be claimed in one round',
  },
  'arms-reduction': {
    name: 'Arms Reduction',
    for: 'Fleets keep at most 10 ships worth 15 resources, armies 8 units; docks are exhausted',
    against: 'Planets with a red specialty are exhausted',
  },
  'bellum-gloriosum': {
    name: 'Bellum Gloriosum',
    for: '1 trade good for each player in a battle or invasion',
    against:
      'Flags come off public objectives, except technology ones; points stay, new claims count',
  },
  'build-monument': {
    name: 'Build Monument',
    elected: 'Gets a colony; its controller has 1 point while holding it',
  },
  'centrillic-gas-harvest-enterprise': {
    name: 'Centrillic Gas Harvest Enterprise',
    for: '5 goods in each nebula or ion storm with ships; mines hit those fleets',
    against: 'Players who control a nebula may set mines where they have ships',
  },
  'checks-and-balances': {
    name: 'Checks and Balances',
    for: 'Picks go by total influence, highest first; a picked card may go to another player',
    against: 'All strategy cards become inactive unplayed',
  },
  'class-struggle': {
    name: 'Class Struggle',
    for: 'Every trade agreement is worth 2',
    against: 'Each player loses 2 trade goods',
  },
  'closing-the-wormholes': {
    name: 'Closing the Wormholes',
    for: 'Trips through wormholes begin and end at their mouths; not with Warfare’s secondary',
    against: 'Each fleet at a wormhole loses 1 non-fighter ship',
  },
  'code-of-honor': {
    name: 'Code of Honor',
    for: 'No retreat in the first battle round; the side with more dice rolls as many as the other',
    against: 'Retreats cost nothing this round',
  },
  'colonial-redistribution': {
    name: 'Colonial Redistribution',
    for: 'The largest holder gives up a planet; the smallest takes it with 2 ground forces',
  },
  'colonization-licencing': {
    name: 'Colonization Licencing',
    for: 'Landing on a neutral planet costs influence equal to its resources',
    against: 'Each player exhausts 1 planet per 3 held outside home',
  },
  'common-practice': {
    name: 'Common Practice',
    for: 'As a turn begins, 10 influence removes a law; another player stops it with 6',
    against: 'The player with the most planets outside home may remove a law',
  },
  'compensated-disarmament': {
    name: 'Compensated Disarmament',
    elected: 'Its ground units die; its controller gains twice their cost in goods and keeps it',
  },
  'compensated-decommissioning': {
    name: 'Compensated Decommissioning',
    elected: 'Its owner removes half of each ship type and gains the value of the non-fighters',
  },
  'conscription-campaign': {
    name: 'Conscription Campaign',
    for: 'Players who voted For may buy ground forces for 1 influence, up to 3 on a planet',
    against: 'Players who voted For exhaust a planet',
  },
  'conventions-of-war': {
    name: 'Conventions of War',
    for: 'No bombardment of planets with a space dock',
    against: 'Players who voted Against exhaust 1 dock away from home',
  },
  'core-stability': {
    name: 'Core Stability',
    for: 'Status phase action cards are dealt open and chosen by total influence',
    against: 'No action cards this status phase',
  },
  'corrupt-empire': {
    name: 'Corrupt Empire',
    elected: 'The first to destroy one of their docks in a fight gains 1 point; discard this',
  },
  'cost-overruns': {
    name: 'Cost Overruns',
    for: 'Each player pays 1 trade good per planet',
    against: 'The player with the most votes Against pays 1 trade good',
  },
  'council-elder': {
    name: 'Council Elder',
    elected: 'May discard this when an elect agenda is chosen: only their votes count there',
  },
  'council-precept': {
    name: 'Council Precept',
    for: 'The player with the most votes For keeps it; as an action, discard it to decide an agenda',
    against: 'The player with the most votes Against is speaker; no Assembly secondary this round',
  },
  'critical-supply-measures': {
    name: 'Critical Supply Measures',
    for: 'A planet holds no more ground units than its owner’s Fleet Supply',
    against: 'Each player exhausts 2 planets',
  },
  'crown-of-thalnos': {
    name: 'Crown of Thalnos',
    elected: 'Ground units roll +2 attacking, +1 defending; lost after a round without an invasion',
  },
  'defensive-mobilizations': {
    name: 'Defensive Mobilizations',
    for: 'From the speaker on, a free tactical action at home that any ship may join',
    against: 'Home planets are exhausted',
  },
  'demilitarized-zone': {
    name: 'Demilitarized Zone',
    elected: 'A neutral mine is placed there and returns each time it’s triggered',
  },
  'desperate-measures': {
    name: 'Desperate Measures',
    elected: 'All command counters leave it; its planets and docks are exhausted',
  },
  'diplomatic-protection': {
    name: 'Diplomatic Protection',
    elected: 'No invasion combat against this player next round',
  },
  'dispute-resolution': {
    name: 'Dispute Resolution',
    elected: 'The 2 planets with the most votes become neutral (not Mecatol, not home, 2 owners)',
  },
  'diversified-income': {
    name: 'Diversified Income',
    for: '1 refreshed planet per system outside home; each strategy phase goods for specialties',
    against: 'All trade goods are discarded',
  },
  'documenting-research': {
    name: 'Documenting Research',
    for: 'A technology is free if the active player gained the same one this action',
    against: 'Planets with a specialty are exhausted',
  },
  'dominion-disputes': {
    name: 'Dominion Disputes',
    for: 'Players put 1 ground force and 1 PDS on their planets that are nearer to another home',
    against: 'Those planets are exhausted',
  },
  'duranium-armor': {
    name: 'Duranium Armor',
    for: 'Sustaining damage costs no dice',
    against: 'All damaged units are repaired',
  },
  'economic-revitalization': {
    name: 'Economic Revitalization',
    elected: 'Takes 1 trade good from each other player and adds 1 to each of their agreements',
  },
  emperor: { name: 'Emperor', elected: 'Has 2 points while this law is in play' },
  'enemy-of-the-throne': {
    name: 'Enemy of the Throne',
    elected:
      'The first to beat them as the attacker: 2 goods, 1 counter, 1 action card; discard this',
  },
  enforcer: {
    name: 'Enforcer',
    elected: 'Takes 2 tactical actions after Assembly’s secondaries, counters from reinforcements',
  },
  'equal-threats': { name: 'Equal Threats', elected: 'The 2 players swap unclaimed secrets' },
  'extensive-logistics-redesign-initiative': {
    name: 'Extensive Logistics Redesign Initiative',
    for: 'All kinds of capacity become one',
    against: 'No cargo may be loaded this round',
  },
  'fighter-tax': {
    name: 'Fighter Tax',
    for: 'Fighters cost 1',
    against: 'Each player scuttles fighters beyond 10',
  },
  'flawed-planning': {
    name: 'Flawed Planning',
    for: 'Unclaimed secrets are shuffled back; each player gets a new one',
    against: '1 point for each player who has completed a secret',
  },
  'fleet-regulations': {
    name: 'Fleet Regulations',
    for: 'Upkeep starts above 4 Fleet Supply',
    against: 'Each player gains 1 counter into Fleet Supply',
  },
  'fleet-restrictions': {
    name: 'Fleet Restrictions',
    for: 'At most 3 ships of one type in a fleet',
    against: 'Where more than 3 of a type are together: pay 1 good or lose the excess',
  },
  'forbidden-research': {
    name: 'Forbidden Research',
    elected: 'No one can acquire technologies of that colour',
  },
  'forced-economic-independence': {
    name: 'Forced Economic Independence',
    elected: 'No trade agreement between the 2 players; an existing one breaks',
  },
  'free-trade': {
    name: 'Free Trade',
    for: 'With each Trade card: the secondary without a counter, or 1 more good per agreement',
    against: 'Each player discards 2 trade goods',
  },
  'freedom-of-information-act': {
    name: 'Freedom of Information Act',
    for: 'Hands are open (Yssaril hides 1 card)',
    against: 'The players with the fewest action cards draw 1 card of each kind',
  },
  'fund-mega-university': {
    name: 'Fund Mega University',
    elected: 'Votes even when exhausted, has all 4 specialties, buys 1 more with Technology',
  },
  'glory-of-the-empire': {
    name: 'Glory of the Empire',
    for: 'Secrets pay 1 point more from now on',
    against: '1 point for each player who has completed a secret',
  },
  'grand-accusation': {
    name: 'Grand Accusation',
    elected: 'Leaders become captives, hands are lost, secrets shown; the backer’s voters may draw',
  },
  'herald-of-the-empire': {
    name: 'Herald of the Empire',
    elected: 'Movement 2, 1 more sustain, 2 capacity, a shock troop each status phase',
  },
  'holder-of-mecatol-rex': {
    name: 'Holder of Mecatol Rex',
    for: 'Mecatol’s controller drops a law or decides an agenda from their hand',
    against: 'Mecatol’s controller may add an armor or a PDS',
  },
  'holy-planet-of-ixth': {
    name: 'Holy Planet of Ixth',
    elected: 'Votes when exhausted; no production, no refresh ability',
  },
  'hopes-end-training-ground': {
    name: "Hope's End Training Ground",
    for: 'Its controller adds 1 ground force and 2 shock troops',
    against: 'Hope’s End is refreshed',
  },
  'humane-labor': {
    name: 'Humane Labor',
    for: 'Production capacity is halved, rounded up; not for Production’s secondary',
    against: 'Docks produce nothing this round',
  },
  'imperial-containment': {
    name: 'Imperial Containment',
    for: 'The largest holders outside home pay 1 more counter per tactical action this round',
    against: 'The smallest holders gain 1 counter',
  },
  'imperial-mandate': {
    name: 'Imperial Mandate',
    for: '1 point for every player',
    against: 'The players with the most points gain 1 counter',
  },
  'imperial-peace': {
    name: 'Imperial Peace',
    for: 'Mecatol can’t be invaded or bombarded',
    against: 'Only Mecatol may be invaded this round',
  },
  'incentive-program': {
    name: 'Incentive Program',
    elected: '1 point for each player who has claimed it, and 1 more for each later claim',
  },
  'industrial-hub-fortifications': {
    name: 'Industrial Hub Fortifications',
    for: 'Docks also work as PDS',
    against: 'All docks are refreshed',
  },
  'industrial-lobby': {
    name: 'Industrial Lobby',
    for: 'Resources buy votes after the reveal, 1 each',
    against: 'Planets outside home with more influence than resources are refreshed',
  },
  'infinite-warfare': {
    name: 'Infinite Warfare',
    for: 'An armor or a PDS costs 1, with capacity 1',
    against: 'Players who voted Against turn 2 ground forces into shock troops',
  },
  'intergalactic-commerce': {
    name: 'Intergalactic Commerce',
    for: '3 goods per wormhole system held (not type D), and 1 on each agreement',
    against: '3 goods off every agreement',
  },
  'interstellar-arms-dealers': {
    name: 'Interstellar Arms Dealers',
    for: '2 resources buy up to 2 destroyers and a cruiser',
    against: 'Non-fighter ships cost 1 more this round',
  },
  'investigate-spatial-anomalies': {
    name: 'Investigate Spatial Anomalies',
    for: 'Ion storms and nebulae can be crossed; 2 of them make technologies 1 cheaper',
    against: 'No ship enters a special system this round',
  },
  'labor-force-politics': {
    name: 'Labor Force Politics',
    for: 'Producing at a dock costs 1 first',
    against: 'All docks but one are exhausted',
  },
  'legislative-conference': {
    name: 'Legislative Conference',
    for: 'Draw 1 card per player; those who voted For decide one each, most votes first',
  },
  'limits-to-individual-power': {
    name: 'Limits to Individual Power',
    for: 'The hand limit is 3 action cards (not for Yssaril)',
    against: 'Each player discards 1 action card at random',
  },
  'lord-of-the-aeon-throne': {
    name: 'Lord of The Aeon Throne',
    for: 'Mecatol’s controller gains 1 point and moves all ships from home there',
    against: 'Mecatol is exhausted',
  },
  'lord-of-the-merchants': {
    name: 'Lord of the Merchants',
    elected: '3 goods as each round starts; a player who beats them may take one of them',
  },
  'mass-mobilization': {
    name: 'Mass Mobilization',
    for: 'Each player places a dock, an armor, a PDS, a shock troop and 2 ground forces',
    against: 'Players who voted Against gain 1 counter',
  },
  'massive-dig': {
    name: 'Massive Dig',
    elected: 'Influence 0, a refinery and 10 goods; loses 3 ground forces and a PDS',
  },
  'media-war': {
    name: 'Media War',
    for: 'Planets are exhausted to vote',
    against: 'Influence buys trade goods one for one',
  },
  'mining-operations': {
    name: 'Mining Operations',
    for: 'The player with the most votes For puts 3 goods on a planet beside each asteroid field',
    against: 'Each player discards 2 trade goods',
  },
  'minister-of-commerce': {
    name: 'Minister of Commerce',
    elected:
      'After Trade, takes 1 good from up to 2 players; exchanges influence for goods, 1 for 1',
  },
  'minister-of-exploration': {
    name: 'Minister of Exploration',
    elected:
      '+1 movement into unclaimed systems; ignores special ones; 1 good a round for ships in 2',
  },
  'minister-of-internal-security': {
    name: 'Minister of Internal Security',
    elected: 'Discard this as Mecatol is activated: up to 4 hits on an army there',
  },
  'minister-of-peace': {
    name: 'Minister of Peace',
    elected: 'Discard this to keep a fleet out of a system that another player holds',
  },
  'minister-of-policy': {
    name: 'Minister of Policy',
    elected: '1 more action card each status phase',
  },
  'minister-of-war': {
    name: 'Minister of War',
    elected: 'Once a round, +1 for one side of a space battle',
  },
  'minister-of-annihilation': {
    name: 'Minister of Annihilation',
    elected: 'Marks a system in the strategy phase; after the status phase it’s an asteroid field',
  },
  'minister-of-industry': {
    name: 'Minister of Industry',
    elected: '1 good for any dock built; Production’s secondary without a counter',
  },
  'minister-of-intelligence': {
    name: 'Minister of Intelligence',
    elected: 'May pay 4 influence to sabotage an action card',
  },
  'minister-of-technology': {
    name: 'Minister of Technology',
    elected: 'Each strategy phase names another player’s technology: share it or bar it this round',
  },
  'minister-of-treasury': {
    name: 'Minister of Treasury',
    elected: '2 goods here, 3 more each status phase; as an action, discard this and collect them',
  },
  mutiny: {
    name: 'Mutiny',
    for: '1 point for each player who voted For',
    against: 'Each player who voted For loses 1 point',
  },
  'necessary-bureaucracy': {
    name: 'Necessary Bureaucracy',
    for: 'The claim with Bureaucracy may repeat a stage I card that isn’t about technologies',
    against: 'Mecatol is exhausted',
  },
  'neutrality-pact': {
    name: 'Neutrality Pact',
    for: 'Activating a system with enemy units costs 2 influence',
    against: 'Each player puts a spare counter in one of their unactivated systems with a dock',
  },
  'new-constitution': {
    name: 'New Constitution',
    for: 'All laws are discarded; each player exhausts 2 planets',
    against: 'The player with the most votes Against may remove one law',
  },
  'new-extraction-methods': {
    name: 'New Extraction Methods',
    for: '1 trade good for crossing an asteroid field',
    against: 'Asteroid fields are closed this round; players who voted For pay 1 good',
  },
  'new-galactic-order': {
    name: 'New Galactic Order',
    for: 'Each player keeps units that cost 25 and 20 capacity at most',
    against: 'Players who voted For roll +2 this round',
  },
  'non-aggression-pact': {
    name: 'Non-Aggression Pact',
    elected: 'The first of the 2 to attack the other gives up the refresh or control of 2 planets',
  },
  'official-sanction': {
    name: 'Official Sanction',
    elected: 'This round: no invasions, no secondaries, no goods on their agreements',
  },
  'open-the-trade-routes': {
    name: 'Open the Trade Routes',
    for: 'Every trade agreement receives its value',
    against: 'Half of all trade goods, rounded up, are discarded',
  },
  'pax-magnifica': {
    name: 'Pax Magnifica',
    elected: '2 votes buy a trade good, 4 a counter, 10 a point',
  },
  'planetary-conscription': {
    name: 'Planetary Conscription',
    for: '1 ground force on each neutral planet taken',
    against: 'No landing on neutral planets this round',
  },
  'planetary-government-dissidence': {
    name: 'Planetary Government Dissidence',
    elected: 'Becomes neutral. The top voter takes it exhausted, with 1 ground force and a card',
  },
  'planetary-security': {
    name: 'Planetary Security',
    for: 'Planets are filled with ground forces up to their influence and exhausted',
    against: 'Unguarded planets outside home become neutral',
  },
  'policy-review': {
    name: 'Policy Review',
    for: 'Each Assembly also takes an agenda from the discard pile, then puts it under the deck',
    against: 'The discard pile is shuffled in',
  },
  'political-focus': {
    name: 'Political Focus',
    for: 'Picking Assembly gives 1 counter or 2 trade goods',
    against: 'After this vote, the top card is voted on with fresh votes',
  },
  'prophecy-of-ixth': {
    name: 'Prophecy of Ixth',
    elected: 'Fighters roll +2 attacking, +1 defending; must attack in space each round',
  },
  'prosperity-is-stability': {
    name: 'Prosperity is Stability',
    elected: 'A colony and 3 goods on each planet, refreshed; no activation this round',
  },
  'protect-the-heartland': {
    name: 'Protect the Heartland',
    for: '6 neutral mines around Mecatol',
    against: 'Pay 2 influence for neutral mines on 2 borders',
  },
  'public-execution': {
    name: 'Public Execution',
    elected: 'Loses all action cards; planets are exhausted; −1 on rolls this round',
  },
  'publicize-weapon-schematics': {
    name: 'Publicize Weapon Schematics',
    for: 'Everyone has War Sun; a fighter’s natural 10 has to hit a war sun',
    against: 'No red or yellow technology this round',
  },
  'recognize-accomplishments': {
    name: 'Recognize Accomplishments',
    elected: 'Flags come off, points stay; every player may claim it once more',
  },
  'redefining-war-crimes': {
    name: 'Redefining War Crimes',
    for: 'Firing space cannons is a hostile act',
    against: 'PDS only defend against landings this turn',
  },
  'regressive-rhetoric': {
    name: 'Regressive Rhetoric',
    for: 'Bought technologies cost 7; a player who skips the card’s abilities may draw a card',
    against: 'Each player discards an action card',
  },
  'regulated-conscription': {
    name: 'Regulated Conscription',
    for: 'Ground units cost double',
    against: 'Each player puts 1 ground force on each of their planets',
  },
  'reign-of-absolute-power': {
    name: 'Reign of Absolute Power',
    for: '1 point per enemy home system held',
    against: 'Fleets in enemy home systems go back; the excess is scuttled',
  },
  'relics-of-the-past': { name: 'Relics of the past', elected: 'Gains 5 trade goods' },
  repeal: { name: 'Repeal', elected: 'Is discarded' },
  'repeal-labor-laws': {
    name: 'Repeal Labor Laws',
    for: 'Docks may also be built on planets won this round',
    against: 'Each player loses a dock or 3 trade goods',
  },
  rescind: {
    name: 'Rescind',
    for: 'The player with the most votes For gets 3 more this round and picks a law for a new vote',
    against: '1 random stage I card is revealed',
  },
  'research-grant': {
    name: 'Research Grant',
    for: 'A technology may count as another colour for discounts',
    against: 'Planets with a specialty are exhausted',
  },
  'resource-management': {
    name: 'Resource Management',
    for: 'No one reallocates counters in the status phase',
    against: '1 stage I card is revealed',
  },
  'restoration-of-the-throne': {
    name: 'Restoration of the Throne',
    for: 'Everyone exhausts everything; Mecatol gets 2 refineries and 3 colonies',
    against: 'Mecatol is exhausted, loses a ground unit and, without units, becomes neutral',
  },
  revote: {
    name: 'Revote',
    elected: 'Is voted on again with fresh votes, if it’s older than this round',
  },
  'rise-of-the-prophet': {
    name: 'Rise of the Prophet',
    for: 'After the action phase, 2 ground forces attack each planet in an activated system',
    against: 'The next refresh step is skipped',
  },
  'sanctuary-shield': {
    name: 'Sanctuary Shield',
    elected: 'Loses its effects and can be crossed even with enemies there',
  },
  'science-community-speaker': {
    name: 'Science Community Speaker',
    elected: 'Technology’s secondary without a counter; technologies cost 1 less',
  },
  'sector-quarantine': {
    name: 'Sector Quarantine',
    elected: 'No ship in or out next round; at once with a lead of 12 votes',
  },
  'seed-of-an-empire': {
    name: 'Seed of an Empire',
    for: '1 point for each player with the most points',
    against: '1 point for each player with the fewest points',
  },
  'shard-of-the-throne': {
    name: 'Shard of the Throne',
    elected: '1 point; other players gain 1 good for beating them',
  },
  'sharing-of-technology': {
    name: 'Sharing of Technology',
    for: 'Each player may take 1 technology from a trade partner',
    against: 'All trade agreements break',
  },
  'shifting-loyalties': {
    name: 'Shifting Loyalties',
    for: 'The top voter For takes a random card from up to 3 players, the next one from 1',
    against: 'Players who voted For keep only 1 action card',
  },
  'shifting-values': {
    name: 'Shifting Values',
    elected: 'Is replaced by a new stage I card; players who claimed it lose its points',
  },
  'short-term-truce': {
    name: 'Short Term Truce',
    for: 'Next round no one attacks other players; 10 influence lifts it',
    against: 'Players who voted Against exhaust a planet that their left neighbour picks',
  },
  'shunned-methods': { name: 'Shunned Methods', elected: 'Picking that card costs 5 influence' },
  'space-mine-simplification': {
    name: 'Space Mine Simplification',
    for: 'Mines cost 1 but are neutral',
    against: 'All mines become neutral',
  },
  'space-time-anomalies': {
    name: 'Space-Time Anomalies',
    elected: 'Is closed; a random player moves it each round',
  },
  'smart-surveillance-prediction-network': {
    name: 'Smart Surveillance & Prediction Network',
    for: 'Pay 5 influence to cancel an action card',
  },
  'subsidized-industry': {
    name: 'Subsidized Industry',
    elected: 'Places a free, exhausted dock on one of their planets',
  },
  'subsidized-studies': {
    name: 'Subsidized Studies',
    elected: 'That colour costs 3 less, the others 2 more',
  },
  'supported-expansion': {
    name: 'Supported Expansion',
    for: 'From the speaker on, 1 ground force takes a neutral planet (not Mecatol)',
    against: 'Empty planets are exhausted or become neutral',
  },
  'galaxy-wide-financial-collapse': {
    name: 'Galaxy-wide Financial Collapse',
    for: 'All planets are exhausted; no secondaries this round',
    against: 'The next refresh step is skipped',
  },
  'technological-jihad': {
    name: 'Technological Jihad',
    for: 'Each new technology costs units worth 2 resources, or an old technology',
    against: 'Each player exhausts a planet per technology not owned at the start',
  },
  'technological-leap': {
    name: 'Technological Leap',
    for: 'In the status phase, gain a technology and give one up',
    against: 'Each player drops a technology or exhausts a planet with a specialty',
  },
  'technology-tarrifs': {
    name: 'Technology Tarrifs',
    for: 'Technologies are paid in influence, with 2 discounts at most',
    against: 'Technologies gained this round do nothing this round',
  },
  'technology-investigation-committee': {
    name: 'Technology Investigation Committee',
    for: 'No one uses Technology’s secondary this round, not even its owner',
    against: 'Planets with a specialty are exhausted; blue technologies do nothing this round',
  },
  'the-crown-of-emphidia': {
    name: 'The Crown of Emphidia',
    elected: '1 point; the winner of an invasion against them takes the card and its point',
  },
  'trade-war': {
    name: 'Trade War',
    for: 'Each Trade secondary also takes 1 good from another player or their agreement',
    against: 'Each player discards 1 trade good',
  },
  'trade-embargo': {
    name: 'Trade Embargo',
    elected:
      'Breaks one of their agreements: the partner collects both sides; no new ones this round',
  },
  'traffic-tariffs': {
    name: 'Traffic Tariffs',
    for: 'Producing in a tactical action costs 1 influence',
    against: 'Each player drops a counter from Command Pool or Strategy Allocation',
  },
  'unconventional-measures': {
    name: 'Unconventional Measures',
    for: 'Each player may draw 1 action card; the player with the most votes For may draw 2',
    against: 'Each player discards 2 action cards at random',
  },
  'unconventional-weapons': {
    name: 'Unconventional Weapons',
    for: 'Dreadnoughts and war suns roll −2',
    against: 'Each player exhausts a planet per dreadnought and war sun',
  },
  'update-star-maps': {
    name: 'Update Star Maps',
    elected: 'The tile becomes a random unused one with planets',
  },
  'veto-power': { name: 'Veto Power', elected: 'May discard this to drop one chosen agenda' },
  'vorhal-peace-prize': {
    name: 'Vorhal Peace Prize',
    for: 'As a status phase begins, the lowest Fleet Supply gets 1 more counter',
    against: 'The player with the lowest Fleet Supply gains 3 trade goods',
  },
  'war-funding': {
    name: 'War Funding',
    for: 'No Fleet Supply limit in the action phase; the excess is removed after it',
    against: 'Each player drops 1 Fleet Supply counter',
  },
  'warship-commission': {
    name: 'Warship Commission',
    for: 'A dreadnought for each player at a free dock',
    against: 'Cruisers, dreadnoughts and war suns cost 2 more this round',
  },
  'wormhole-regeneration': {
    name: 'Wormhole Regeneration',
    for: 'All wormholes connect',
    against: 'The nexus is closed this round',
  },
  'wormhole-research': {
    name: 'Wormhole Research',
    for: 'Wormholes have a blue specialty; each round ends with 1 point for the sole top holder',
    against: 'Wormholes are closed this round',
  },
  'voice-of-the-council': {
    name: 'Voice of the Council',
    elected: 'Holds the office: 5 bonus votes, and a point in the next claim step',
  },
};
