import { overruled } from '../../tests/support/scripts/mended-game.ts';
import { begin, playScript } from '../../tests/support/scripted-game.ts';
export function dbg(seed: number) {
  let p: any;
  try {
    p = playScript({ ...overruled, seed }, (play) => {
      p = play;
      return false;
    });
  } catch (e) {
    console.log(String(e));
  }
  const k = p.keeper;
  console.log(JSON.stringify(k.taps.slice(-14), null, 0));
  console.log(k.at, JSON.stringify(k.game.agenda), k.game.players);
}
