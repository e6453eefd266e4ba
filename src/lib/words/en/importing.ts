/** How far a game file has come on its way in. */
export const importing = {
  reading: (percent: number) => `${percent} % read`,
  checking: (done: number, of: number) => `Checking entry ${done} of ${of}`,
  replaying: (done: number, of: number) => `Replaying entry ${done} of ${of}`,
  storing: (done: number, of: number) => `Storing entry ${done} of ${of}`,
  stop: 'Stop',
  stopLabel: (file: string) => `Stop reading ${file}`,
};
