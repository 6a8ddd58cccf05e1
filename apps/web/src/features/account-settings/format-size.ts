const STEP = 1024;

/** 12 KB, 3.4 MB. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / STEP;
  return kilobytes < STEP
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / STEP).toFixed(1)} MB`;
}
