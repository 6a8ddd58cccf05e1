// Steps that show progress: a spinner with seconds on a terminal, one line each in a log.

const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

export class Progress {
  /** Steps in progress; several may run at once. @type {Set<{ title: string, detail: string, started: number }>} */
  #active = new Set();
  #frame = 0;

  /** @param {{ stream?: NodeJS.WriteStream, quiet?: boolean }} [options] */
  constructor({ stream = process.stdout, quiet = false } = {}) {
    this.stream = stream;
    this.quiet = quiet;
    this.started = performance.now();
  }

  /**
   * Runs one step; its latest note is shown after the title.
   * @template Result
   * @param {string} title @param {(note: (text: string) => void) => Promise<Result> | Result} work
   * @returns {Promise<Result>}
   */
  async step(title, work) {
    const step = { title, detail: '', started: performance.now() };
    const stop = this.#begin(step);
    try {
      const result = await work((text) => (step.detail = text));
      stop();
      this.line(`✔ ${label(step)}  ${seconds(step.started)} s`);
      return result;
    } catch (error) {
      stop();
      this.line(`✘ ${title}  ${seconds(step.started)} s`, true);
      throw error;
    }
  }

  /** @param {string} text @param {boolean} [always] */
  line(text, always = false) {
    if (this.quiet && !always) return;
    this.stream.write(this.stream.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
  }

  /** Seconds since the start, as text. */
  get total() {
    return seconds(this.started);
  }

  #begin(step) {
    if (this.quiet) return () => {};
    if (!this.stream.isTTY) {
      // In a log, only long steps print intermediate lines.
      const timer = setTimeout(() => this.line(`· ${label(step)} …`), 3000);
      return () => clearTimeout(timer);
    }
    this.#active.add(step);
    this.timer ??= setInterval(() => this.#draw(), 100);
    return () => {
      this.#active.delete(step);
      if (this.#active.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
      this.stream.write('\r\x1b[K');
    };
  }

  #draw() {
    this.#frame = (this.#frame + 1) % FRAMES.length;
    const text = [...this.#active].map((step) => `${label(step)}  ${seconds(step.started)} s`).join('   ');
    // A Chinese character takes two columns: half of the width always fits on one line.
    this.stream.write(
      `\r\x1b[K${FRAMES[this.#frame]} ${text.slice(0, Math.max(20, (this.stream.columns ?? 80) / 2))}`,
    );
  }
}

const label = ({ title, detail }) => (detail ? `${title} · ${detail}` : title);
