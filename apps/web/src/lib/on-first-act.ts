const ACTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Runs a callback once, when the person first moves the pointer, touches or scrolls the page or presses a key: the
 * time to load what the next press may need. The returned function stops waiting.
 */
export function onFirstAct(run: () => void): () => void {
  const stop = () => {
    for (const event of ACTS) window.removeEventListener(event, act, true);
  };
  const act = () => {
    stop();
    run();
  };
  for (const event of ACTS) window.addEventListener(event, act, { capture: true, passive: true });
  return stop;
}
