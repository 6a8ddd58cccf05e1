import type { ChromiumConfig } from './chromium-config.js';
import type { FontLibrary } from './font-library.js';
import type { PrintPage } from './print-page.js';
import { PrintSlot } from './print-slot.js';

/** As many prints at a time as there are slots; the others wait in order. */
export class PrintPool {
  private readonly slots: PrintSlot[];
  private readonly free: PrintSlot[];
  private readonly waiting: ((slot: PrintSlot) => void)[] = [];

  constructor(config: ChromiumConfig, fonts: FontLibrary) {
    this.slots = Array.from({ length: config.slots }, () => new PrintSlot(config, fonts));
    // The slot used last is taken first: a quiet worker keeps one browser, not one per core.
    this.free = [...this.slots];
  }

  async run<Result>(work: (page: PrintPage) => Promise<Result>): Promise<Result> {
    const slot = this.free.pop() ?? (await new Promise<PrintSlot>((resolve) => this.waiting.push(resolve)));
    try {
      return await slot.run(work);
    } finally {
      const next = this.waiting.shift();
      if (next) next(slot);
      else this.free.push(slot);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.slots.map((slot) => slot.close()));
  }
}
