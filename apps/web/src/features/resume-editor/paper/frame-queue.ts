/** Runs work after the frame with the last keystroke is painted, so that typed text appears first. */
export class FrameQueue {
  private isWanted = false;

  constructor(private readonly work: () => void) {}

  request(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    requestAnimationFrame(() => setTimeout(this.flush, 0));
  }

  /** Runs pending work now. */
  flush = (): void => {
    if (!this.isWanted) return;
    this.isWanted = false;
    this.work();
  };
}
