const PATHS: Record<string, string> = {
  phone:
    'M4.2 1.6 6 1.2l1.6 3.6-1.4 1.3c.7 1.5 1.8 2.7 3.4 3.6l1.4-1.4 3.5 1.7-.4 1.9c-.2.8-.8 1.3-1.7 1.2C7 12.6 3.3 8.9 2.9 3.3c0-.9.5-1.5 1.3-1.7z',
  email: 'M1.5 3.5h13v9h-13z M1.5 4l6.5 5 6.5-5',
  place:
    'M8 14.5C5 11 3.2 8.5 3.2 6.2a4.8 4.8 0 0 1 9.6 0C12.8 8.5 11 11 8 14.5z M8 7.9a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  chat: 'M2 3h12v8.5H7.5L4.5 14v-2.5H2z M5.3 7.2h.1 M8 7.2h.1 M10.7 7.2h.1',
  link: 'M8 1.7a6.3 6.3 0 1 0 0 12.6A6.3 6.3 0 0 0 8 1.7z M1.7 8h12.6 M8 1.7c-4 4-4 8.6 0 12.6 M8 1.7c4 4 4 8.6 0 12.6',
};

const KINDS: Record<string, keyof typeof PATHS> = {
  'basics.phone': 'phone',
  'basics.email': 'email',
  'basics.residence': 'place',
  'basics.wechat': 'chat',
  'basics.qq': 'chat',
};

/** Line icon of a contact, by the id of its fact; used in blocks that are never split. */
export function ContactIcon({ id }: { id: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={PATHS[KINDS[id] ?? 'link']} />
    </svg>
  );
}
