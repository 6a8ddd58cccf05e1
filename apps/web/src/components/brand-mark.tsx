/**
 * The logo: a sheet whose folded corner forms a small sail; one path, one colour (also public/favicon.svg).
 */
export const MARK_PATH = 'M3.5 5.5h5.6v8.2c0 .4.3.7.7.7H18V22H3.5V5.5ZM11 1c4.7 3 8 6.7 9.6 11.6H11V1Z';

export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path d={MARK_PATH} fill="currentColor" />
    </svg>
  );
}
