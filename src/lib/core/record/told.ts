/** Hears how far a long work has come: so many of so many. */
export type Told = (done: number, of: number) => void;
