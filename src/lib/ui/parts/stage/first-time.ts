/** Whether the marks of the table were explained on this device. */
const KEY = 'custodian.marks-told';

/** True once it was put away; also where nothing can be remembered, so that it is not said for ever. */
export function marksTold(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** It is not said again on this device. */
export function putAway(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then it is gone until the page is opened again.
  }
}
