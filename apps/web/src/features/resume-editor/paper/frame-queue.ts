/** Does a piece of work once the frame with the last key is on the screen: what is written shows first. */
export class FrameQueue {
  private isWanted = false;

  constructor(private readonly work: () => void) {}

  request(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    requestAnimationFrame(() => setTimeout(this.flush, 0));
  }

  /** Does it now, if it is still to be done. */
  flush = (): void => {
    if (!this.isWanted) return;
    this.isWanted = false;
    this.work();
  };
}
