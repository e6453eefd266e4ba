/** Ids of cards, planets and the like; `constructor` is the one that every plain object answers to. */
export const ID = /^(?!constructor$)[a-z0-9][a-z0-9-]{0,63}$/;

/** Whether a text can be an id. */
export const isId = (text: string): boolean => ID.test(text);
