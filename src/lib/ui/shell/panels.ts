/** The panels in front of the table, each fetched when it is opened. */
import type { Component } from 'svelte';
import { late, type Late } from '$lib/ui/kit/late.ts';
import type { PanelName } from '$lib/ui/model/open-panel.ts';

/** All but the history, which has the whole screen: a table of then is in it. */
export type SidePanel = Exclude<PanelName, 'history'>;

export const PANELS: Readonly<Record<SidePanel, Late<{ default: Component }>>> = {
  player: late(() => import('$lib/ui/panels/player/PlayerPanel.svelte')),
  transaction: late(() => import('$lib/ui/panels/transaction/TransactionPanel.svelte')),
  corrections: late(() => import('$lib/ui/panels/corrections/CorrectionsPanel.svelte')),
  menu: late(() => import('$lib/ui/menu/MenuPanel.svelte')),
  objective: late(() => import('$lib/ui/panels/objectives/ObjectivePanel.svelte')),
  settings: late(() => import('$lib/ui/panels/settings/PlaySettingsPanel.svelte')),
  call: late(() => import('$lib/ui/panels/call/CallPanel.svelte')),
  clock: late(() => import('$lib/ui/panels/times/FullScreenClock.svelte')),
  times: late(() => import('$lib/ui/panels/times/TimesPanel.svelte')),
  gap: late(() => import('$lib/ui/panels/times/GapPanel.svelte')),
  move: late(() => import('$lib/ui/panels/times/MovePanel.svelte')),
  limits: late(() => import('$lib/ui/panels/times/LimitsPanel.svelte')),
  rules: late(() => import('$lib/ui/panels/rules/RulesPanel.svelte')),
  threats: late(() => import('$lib/ui/panels/threats/ThreatPanel.svelte')),
};
