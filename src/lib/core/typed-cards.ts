/** What the cards ask for that a table plays with and no box lists (R-GEN-17). Their schemas are parts of facts. */
import type { Cards, Condition } from './cards.ts';
import type { Requirement } from './event-parts.ts';
import type { Game } from './game.ts';
import { REQUIREMENTS } from './vocabulary.ts';

function asked({ of, atLeast }: Requirement): Condition {
  switch (of) {
    case 'planets-outside-home':
      return { kind: 'planets', count: atLeast, outsideHome: true };
    case 'technologies-of-one-colour':
      return { kind: 'technologiesOfOneColour', count: atLeast };
    case 'goods':
      return { kind: 'spend', tradeGoods: atLeast };
    case 'resources':
    case 'influence':
      return { kind: 'spend', [of]: atLeast };
  }
}

/** Every condition that can be typed with this number. */
export const typedConditions = (atLeast: number): Condition[] =>
  REQUIREMENTS.map((of) => asked({ of, atLeast }));

/** What an objective asks for: as its card is printed, else as the table typed it; undefined where no one knows. */
export function conditionOf(game: Game, cards: Cards, objective: string): Condition | undefined {
  const typed = () => game.objectives.find(({ id }) => id === objective)?.requirement;
  const printed = cards.conditions[objective];
  const requirement = printed ? undefined : typed();
  return requirement ? asked(requirement) : printed;
}
