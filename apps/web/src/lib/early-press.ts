/** The press that the script in index.html keeps until the page is hydrated. */
interface EarlyPress {
  button: HTMLElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** Repeats the last press on a button from before the page was hydrated, once. */
export function repeatEarlyPress(): void {
  const { earlyPress } = window;
  delete window.earlyPress;
  earlyPress?.stop();
  if (earlyPress?.button?.isConnected) earlyPress.button.click();
}
