/** What the printer needs to know; `env.ts` of the worker fills it. */
export interface ChromiumConfig {
  executablePath: string;
  /** Libraries that a bare machine lacks; given to the browser alone. */
  libraryPath?: string;
  sandbox: boolean;
  /** What `ensureFonts` built: the subset files and `manifest.json`. */
  fontsDirectory: string;
  /** How many résumés print at the same time: one browser each, so as many as there are cores. */
  slots: number;
  /** A render is killed after this long [principle 2]; 20 seconds but for tests. */
  watchdogMs?: number;
  /** Told once when the browser has to run without its sandbox. */
  onWarning?: (message: string) => void;
}

export const WATCHDOG_MS = 20_000;
