/** What one tab tells the others about a résumé that both have open. */
interface SavedElsewhere {
  readonly resumeId: string;
  readonly version: number;
}

const CHANNEL = 'qicheng-resume-saved';

/** Notifies other tabs of this browser about saves and listens to theirs; `close` ends the listening alone. */
export function openTabNotice(resumeId: string, onSavedElsewhere: (version: number) => void) {
  const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));
  let channel = open();
  channel?.addEventListener('message', (event: MessageEvent<SavedElsewhere>) => {
    if (event.data.resumeId === resumeId) onSavedElsewhere(event.data.version);
  });
  return {
    tellSaved: (version: number) => {
      // The last save is often confirmed after its editor was left, when the channel refuses to speak.
      const speaker = channel ?? open();
      speaker?.postMessage({ resumeId, version } satisfies SavedElsewhere);
      if (speaker !== channel) speaker?.close();
    },
    close: () => {
      channel?.close();
      channel = null;
    },
  };
}
