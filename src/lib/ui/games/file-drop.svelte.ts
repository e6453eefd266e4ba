/** Files dragged onto the page. */

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;

export class FileDrop {
  /** True while files hang over the page. */
  over = $state(false);
  #take: (files: FileList) => void;

  constructor(take: (files: FileList) => void) {
    this.#take = take;
  }

  readonly onOver = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    this.over = true;
  };

  readonly onLeave = (event: DragEvent): void => {
    // Only when the pointer leaves the window: moving between elements leaves as well.
    if (event.relatedTarget === null) this.over = false;
  };

  readonly onDrop = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    this.over = false;
    if (event.dataTransfer) this.#take(event.dataTransfer.files);
  };
}
