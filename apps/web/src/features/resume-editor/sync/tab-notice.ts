/** What one tab tells the others about a résumé that both have open. */
interface SavedElsewhere {
  readonly resumeId: string;
  readonly version: number;
}

/** Tells other tabs of this browser about saves and hears about theirs; `close` ends it. */
export function openTabNotice(resumeId: string, onSavedElsewhere: (version: number) => void) {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('qicheng-resume-saved');
  channel?.addEventListener('message', (event: MessageEvent<SavedElsewhere>) => {
    if (event.data.resumeId === resumeId) onSavedElsewhere(event.data.version);
  });
  return {
    tellSaved: (version: number) => channel?.postMessage({ resumeId, version } satisfies SavedElsewhere),
    close: () => channel?.close(),
  };
}
