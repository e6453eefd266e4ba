/** The words of the menu and its panels in the language of the app. */
export { call, menu, objectivePanel, people, playSettings } from './en/menu.ts';
