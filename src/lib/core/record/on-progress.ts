/** Called with the progress of a long task: how many items of how many are done. */
export type OnProgress = (done: number, of: number) => void;
