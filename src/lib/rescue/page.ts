/** The rescue page: a list of the games, each with a button that saves its file. */
import { saveFile } from '$lib/ui/kit/save-file.ts';
import { fetchAgain } from './fetch-again.ts';
import { keptGames, type KeptGame } from './kept-games.ts';
import { said } from './said.ts';

const root = document.documentElement;
const { src } = document.currentScript as HTMLScriptElement;
const scope = src.slice(0, src.lastIndexOf('/') + 1);
const { rescue: words, tag } = said();

const byId = (id: string) => document.getElementById(id) as HTMLElement;

function made(tagName: string, text = ''): HTMLElement {
  const element = document.createElement(tagName);
  element.textContent = text;
  return element;
}

function button(text: string, press: () => void): HTMLButtonElement {
  const element = made('button', text) as HTMLButtonElement;
  element.type = 'button';
  element.onclick = press;
  return element;
}

/** The day on which a game was begun, where the record has one that can be shown. */
function dayOf(begun: number | null): string {
  const day = new Date(begun ?? NaN);
  return Number.isNaN(day.getTime()) ? '' : day.toLocaleDateString(tag, { dateStyle: 'medium' });
}

function rowOf(game: KeptGame): HTMLElement {
  const row = made('li');
  const title = made('b', game.names.length > 0 ? '' : words.unnamed);
  // Each by itself: a name that is written from right to left turns no other round.
  title.append(...game.names.flatMap((name, at) => [at > 0 ? ', ' : '', made('bdi', name)]));
  const details = made(
    'span',
    [dayOf(game.begun), `${words.entries}: ${game.entries}`].filter(Boolean).join(' · '),
  );
  const outcome = made('span');
  outcome.setAttribute('role', 'status');
  const save = button(words.save, () => {
    const app = root.getAttribute('data-build') ?? '';
    void game.file(app).then((file) => {
      if (file) saveFile(file);
      outcome.textContent = file ? `${words.saved} ${file.name}.` : words.damaged;
    });
  });
  save.setAttribute('aria-label', `${words.save}: ${title.textContent}`);
  const text = made('div');
  text.append(title, details, outcome);
  row.append(text, save);
  return row;
}

function fetchButton(): HTMLElement {
  const answer = made('p');
  answer.setAttribute('role', 'status');
  const fetching = button(words.again, () => {
    fetching.disabled = true;
    void fetchAgain(scope).then((done) => {
      if (done) return location.assign(scope);
      fetching.disabled = false;
      answer.textContent = words.noHost;
    });
  });
  const box = made('div');
  box.append(made('p', words.againText), fetching, answer);
  return box;
}

/** What the page says by itself, in the language of this device. */
function speak(): void {
  document.title = words.title;
  byId('title').textContent = words.title;
  byId('text').textContent = words.text;
  byId('home').textContent = words.home;
  byId('games').textContent = words.looking;
}

async function show(): Promise<void> {
  const games = await keptGames();
  const place = byId('games');
  if (typeof games === 'string') place.textContent = words[games];
  else {
    const list = made('ul');
    list.append(...games.map(rowOf));
    place.replaceChildren(list);
  }
}

/** A newer version of the app asks every page whether it rests; this one fetches nothing by itself. */
function answerWhetherItRests(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data && (data as { type?: unknown }).type === 'REST')
      ports[0]?.postMessage(document.readyState === 'complete');
  });
  // Without it, messages wait until the page is whole.
  navigator.serviceWorker.startMessages();
}

answerWhetherItRests();
speak();
byId('more').appendChild(fetchButton());
void show();
