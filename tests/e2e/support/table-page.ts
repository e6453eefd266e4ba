/** A game's table on a page of its own: bundled by `page-bundle.ts`, without Kit around it. */
import '../../../src/app.css';
import '../../../src/lib/ui/styles/classes.css';
import '../../../src/lib/ui/styles/states.css';
import { mount } from 'svelte';
import GameRoom from '../../../src/lib/ui/shell/GameRoom.svelte';
import Table from '../../../src/lib/ui/shell/Table.svelte';

/** Opens a game that is stored. */
export const open = (target: HTMLElement, id: string): void => {
  mount(GameRoom, { target, props: { id, Shown: Table } });
};
