/** The sheet whose folded corner has become a small sail; one path, one colour (also public/favicon.svg). */
export const MARK_PATH =
  'M5 4.5h5.6v7.9h7.9v7.1A2.5 2.5 0 0 1 16 22H5a2.5 2.5 0 0 1-2.5-2.5V7A2.5 2.5 0 0 1 5 4.5ZM12.4 1.2a.5.5 0 0 1 .66-.47c4.6 1.6 7.6 4.9 8.4 9.3a.5.5 0 0 1-.5.58H12.9a.5.5 0 0 1-.5-.5V1.2Z';

export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path d={MARK_PATH} fill="currentColor" />
    </svg>
  );
}
