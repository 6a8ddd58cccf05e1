/** The printer's configuration, filled by the worker's `env.ts`. */
export interface ChromiumConfig {
  executablePath: string;
  /** Libraries missing on a bare machine; given only to the browser. */
  libraryPath?: string;
  sandbox: boolean;
  /** Output of `ensureFonts`: the subset files and `manifest.json`. */
  fontsDirectory: string;
  /** How many résumés print at the same time: one browser each, so one per core. */
  slots: number;
  /** A render is killed after this long [principle 2]; 20 seconds except in tests. */
  watchdogMs?: number;
  /** Called once when the browser has to run without its sandbox. */
  onWarning?: (message: string) => void;
}

export const WATCHDOG_MS = 20_000;
