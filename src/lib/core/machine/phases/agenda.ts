/** Agenda phase: slots of reveal, vote, outcome and riders, then planets ready (LRR 1.2 8). */
import { chart, heard, judged, opens } from '../chart.ts';

const replaced = judged('agenda.replaced', 'vote');
const resolved = judged('agenda.resolved', 'riders');
const discarded = judged('agenda.discarded', 'riders');

export const agendaPhase = chart.createStateConfig({
  id: 'agenda',
  initial: 'reveal',
  on: heard('objective.revealed'),
  states: {
    reveal: {
      ...opens('agenda', 'reveal'),
      on: { 'agenda.revealed': judged('agenda.revealed', 'vote') },
    },
    vote: {
      ...opens('agenda', 'vote'),
      always: { guard: 'everyone has voted', target: 'outcome' },
      on: {
        ...heard('prediction.made', 'voter.barred', 'voting-order.changed', 'votes.cast'),
        'agenda.replaced': replaced,
        'agenda.discarded': discarded,
        'agenda.resolved': resolved,
      },
    },
    outcome: {
      ...opens('agenda', 'outcome'),
      on: {
        ...heard('votes.added'),
        'agenda.replaced': replaced,
        'agenda.discarded': discarded,
        'agenda.resolved': resolved,
      },
    },
    riders: {
      ...opens('agenda', 'riders'),
      always: [
        { guard: 'another agenda follows', target: 'reveal', actions: 'open next slot' },
        { guard: 'the agendas are done', target: 'ready' },
      ],
      on: heard('rider.paid'),
    },
    ready: {
      ...opens('agenda', 'ready'),
      on: {
        'planets.readied': [
          {
            guard: 'this was the last round',
            target: '#over',
            actions: ['record', 'end by rounds'],
          },
          { target: '#strategy', actions: ['record', 'begin the round'] },
        ],
      },
    },
  },
});
