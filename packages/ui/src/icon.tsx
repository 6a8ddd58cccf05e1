/** Line icons on a 20 px grid with a 1.5 px stroke. */
const icons = {
  plus: 'M10 4v12M4 10h12',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  download: 'M10 3.5v9m0 0 3.5-3.5M10 12.5 6.5 9M3.5 16.5h13',
  upload: 'M10 12.5v-9m0 0L6.5 7M10 3.5 13.5 7M3.5 16.5h13',
  chevron: 'm6 8 4 4 4-4',
  arrow: 'M4 10h12m0 0-4.5-4.5M16 10l-4.5 4.5',
  close: 'm5 5 10 10M15 5 5 15',
  menu: 'M3.5 6h13M3.5 10h13M3.5 14h13',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  alert: 'M10 6.5v4.5m0 2.75v.01M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5Z',
  info: 'M10 9v4.5m0-7v.01M10 17.25a7.25 7.25 0 1 0 0-14.5 7.25 7.25 0 0 0 0 14.5Z',
  refresh: 'M16 10a6 6 0 1 1-1.9-4.4M16.2 3.4v3h-3',
  edit: 'm12.5 4.5 3 3L7 16H4v-3l8.5-8.5Z',
  copy: 'M7 7h9v9H7zM13 7V4H4v9h3',
  eye: 'M2.5 10S5 4.75 10 4.75 17.5 10 17.5 10 15 15.25 10 15.25 2.5 10 2.5 10Zm7.5 2.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  hidden: 'M3 10.5s2.5 4 7 4 7-4 7-4M5.2 13l-1.4 1.9m5-.5-.4 2.3m6.4-3.7 1.4 1.9m-5-.5.4 2.3',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm4-1.5 3.5 3.5',
  filter: 'M3.5 6h13M6 10h8M8.5 14h3',
  heart: 'M10 16.5S3.5 12.8 3.5 8.2A3.4 3.4 0 0 1 10 6.4a3.4 3.4 0 0 1 6.5 1.8c0 4.6-6.5 8.3-6.5 8.3Z',
  back: 'm12 5-5 5 5 5',
  forward: 'm8 5 5 5-5 5',
  folder: 'M3.5 15.5v-11h4.5l2 2.5h6.5v8.5z',
  trash: 'M4 6h12M8 6V4h4v2m-6.5 0 .75 10.5h7.5L14.5 6',
} as const;

export type IconName = keyof typeof icons;

/** Decorative only; the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <path
        d={icons[name]}
        stroke="currentColor"
        strokeWidth={name === 'more' ? 2.5 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
