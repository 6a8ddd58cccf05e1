/** What may be uploaded [spec 5] [decision 28]: kind, media type, and allowed file extensions. */
export const ACCEPTED_TYPES = {
  jpg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  doc: { mime: 'application/msword', extensions: ['doc'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  xls: { mime: 'application/vnd.ms-excel', extensions: ['xls'] },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extensions: ['xlsx'] },
  txt: { mime: 'text/plain', extensions: ['txt'] },
  html: { mime: 'text/html', extensions: ['html', 'htm'] },
  json: { mime: 'application/json', extensions: ['json'] },
} as const;

export type AcceptedType = keyof typeof ACCEPTED_TYPES;

export const isImage = (type: AcceptedType): type is 'jpg' | 'png' => type === 'jpg' || type === 'png';

/** The lower-case extension of a name, or an empty text. */
export const endingOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a name has an accepted extension, whatever the bytes are. */
export const isAcceptedEnding = (name: string): boolean =>
  Object.values(ACCEPTED_TYPES).some(({ extensions }: { extensions: readonly string[] }) =>
    extensions.includes(endingOf(name)),
  );
