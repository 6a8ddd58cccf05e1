import { create } from 'zustand';

const useAnnouncement = create<{ id: number; text: string }>()(() => ({ id: 0, text: '' }));

/** Has a screen reader say what the page shows without words; the same text is said again. */
export const announce = (text: string): void => useAnnouncement.setState(({ id }) => ({ id: id + 1, text }));

/** Where announcements are said; must be mounted before the first one. */
export function Announcer() {
  const { id, text } = useAnnouncement();
  return (
    <div className="visually-hidden" role="status">
      <p key={id}>{text}</p>
    </div>
  );
}
