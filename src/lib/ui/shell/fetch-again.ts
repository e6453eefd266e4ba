/**
 * A part of the app that could not be fetched, asked for again. Many browsers keep a failed script in
 * mind for as long as the page lives (whatwg/html#10327 ends that): there no asking helps, and the page
 * itself has to be loaded again. Only a tap does that, and what was open is opened again.
 */
import type { OpenPanel } from '$lib/ui/model/open-panel.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** Why a part is not here; the words say what to do about it. */
export type LoadFailure = 'failed' | 'away' | 'begun' | 'unstored';

/** What is open on the page that may have to go. */
export interface OpenOnPage {
  gameId: string;
  /** The panel that is opened again, or null. */
  panel: OpenPanel | null;
  /** Whether something was entered that is not recorded, and would go with the page. */
  begun: boolean;
}

const KEY = 'custodian.open-again';

const HISTORY: OpenPanel = { name: 'history', seat: null, about: null };

/** What is open at a table while a part of it is missing, which may itself be a panel. */
export function openAt(
  model: GameModel,
  { panel = null }: { panel?: OpenPanel | null } = {},
): OpenOnPage {
  const { session, hasHistory } = model;
  // What is put right in the history is recorded nowhere until it is done.
  const draft = !hasHistory && session.readOnly === null;
  return {
    gameId: session.gameId,
    panel: hasHistory ? panel : HISTORY,
    begun: draft || model.panel !== null || model.hasBegun,
  };
}

/** Whether the host has a page of this app for this address. */
const hostAnswers = (): Promise<boolean> =>
  fetch(location.href, { cache: 'no-store' })
    .then((answer) => answer.text())
    .then(
      (page) => /<html[^>]* data-build="/.test(page),
      () => false,
    );

function keep({ gameId, panel }: OpenOnPage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ gameId, panel }));
  } catch {
    // Blocked: then it is opened by hand.
  }
}

/**
 * Asks once more. Where that fails too, the page is loaded again, unless the host does not answer or
 * something would be lost by it. Answers null once the part is here, else why it is not.
 */
export async function fetchAgain(
  ask: () => unknown,
  open?: () => OpenOnPage,
): Promise<LoadFailure | null> {
  try {
    await ask();
    return null;
  } catch {
    if (!(await hostAnswers())) return 'away';
  }
  if (document.documentElement.hasAttribute('data-unsaved')) return 'unstored';
  const now = open?.();
  if (now?.begun) return 'begun';
  if (now) keep(now);
  location.reload();
  return 'failed';
}

/** Opens what was open at this table before its page was loaded again; that is told once. */
export function openAsBefore(model: GameModel): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as OpenOnPage | null;
    sessionStorage.removeItem(KEY);
    if (kept?.gameId !== model.session.gameId) return;
    model.panel = kept.panel;
  } catch {
    // Blocked: then it is opened by hand.
  }
}
