/** Line icons of the editor, on the same 20 px grid and with the same stroke as the site's. */
const icons = {
  grip: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  up: 'M10 15.5v-11m0 0L5.5 9M10 4.5 14.5 9',
  down: 'M10 4.5v11m0 0L5.5 11m4.5 4.5 4.5-4.5',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-3.5-3.5M16 8l-3.5 3.5',
  before: 'M12 5.5 7.5 10l4.5 4.5',
  after: 'm8 5.5 4.5 4.5L8 14.5',
  bullets: 'M8 5.5h8.5M8 10h8.5M8 14.5h8.5M4 5.5h.01M4 10h.01M4 14.5h.01',
  portrait: 'M10 9.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.5 17c.4-3.2 2.9-5 6.5-5s6.1 1.8 6.5 5',
  numbers:
    'M9 5.5h7.5M9 10h7.5M9 14.5h7.5M3.5 4.5 4.75 3.75V8M3.25 12.25c.5-1 2.25-.9 2.25.25 0 1-2.25 1.9-2.25 2.9H5.6',
} as const;

/** Decorative only; the button's label carries the meaning. */
export function EditorIcon({ name, size = 16 }: { name: keyof typeof icons; size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <path
        d={icons[name]}
        stroke="currentColor"
        strokeWidth={name === 'grip' ? 2 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
