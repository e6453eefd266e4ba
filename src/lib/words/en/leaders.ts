import { namesById } from '../names-by-id.ts';

/** The printed name of a leader; those that the id does not spell. */
export const leaderName = namesById({
  '2ram': '2RAM',
  'adjudicator-baal': "Adjudicator Ba'al",
  'ahk-syl-siven': 'Ahk-Syl Siven',
  'ghom-sekkus': "G'hom Sek'kus",
  i48s: 'I48S',
  'ipswitch-loose-cannon': 'Ipswitch, Loose Cannon',
  'jace-x-4th-air-legion': 'Jace X. 4th Air Legion',
  'kyver-blade-and-key': 'Kyver, Blade and Key',
  maban: "M'aban",
  'rin-the-masters-legacy': "Rin, The Master's Legacy",
  'shval-harbinger': "Sh'val, Harbinger",
  'suffi-an-council': 'Suffi An',
  'sula-mentarion': "S'Ula Mentarion",
  'ta-zern-deepwrought': 'Ta Zern',
  tro: "T'ro",
  unitdsgnflayesh: 'UNIT.DSGN.FLAYESH',
  zeu: "Z'eu",
});
