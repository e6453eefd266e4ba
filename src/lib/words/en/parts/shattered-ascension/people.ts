import type { FactionWords } from '../../../card-words.ts';

/** Every race: full name, the name used at the table, and its two-letter mark. */
export const races: Readonly<Record<string, FactionWords>> = {
  arborec: { name: 'The Arborec Ecosystem', short: 'Arborec', mark: 'AR' },
  'barony-of-letnev': { name: 'The Barony of Letnev', short: 'Letnev', mark: 'LE' },
  'clan-of-saar': { name: 'The Clan of Saar', short: 'Saar', mark: 'SA' },
  'embers-of-muaat': { name: 'The Embers of Muaat', short: 'Muaat', mark: 'MU' },
  'emirates-of-hacan': { name: 'The Emirates of Hacan', short: 'Hacan', mark: 'HA' },
  'federation-of-sol': { name: 'The Federation of Sol', short: 'Sol', mark: 'SO' },
  'ghosts-of-creuss': { name: 'The Ghosts of Creuss', short: 'Creuss', mark: 'CR' },
  'l1z1x-mindnet': { name: 'The L1z1x Mindnet', short: 'L1z1x', mark: 'LZ' },
  'mentak-coalition': { name: 'The Mentak Coalition', short: 'Mentak', mark: 'ME' },
  'naalu-collective': { name: 'The Naalu Collective', short: 'Naalu', mark: 'NA' },
  'nekro-virus': { name: 'The Krotoan Virus', short: 'Virus', mark: 'KV' },
  'order-of-the-last': { name: 'The Order of the Last', short: 'The Last', mark: 'OL' },
  'sardakk-norr': { name: "The Hives of Sardakk N'orr", short: "N'orr", mark: 'SN' },
  'universities-of-jol-nar': { name: 'The Universities of Jol-Nar', short: 'Jol-Nar', mark: 'JN' },
  winnu: { name: 'The Winnu Sovereignty', short: 'Winnu', mark: 'WI' },
  'xxcha-kingdom': { name: 'The Xxcha Kingdom', short: 'Xxcha', mark: 'XX' },
  'yin-brotherhood': { name: 'The Yin Brotherhood', short: 'Yin', mark: 'YI' },
  'yssaril-tribes': { name: 'The Tribes of Yssaril', short: 'Yssaril', mark: 'YS' },
};
